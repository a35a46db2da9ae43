import { useEffect, useState } from "preact/hooks";

/** What `load` answers, asked again whenever the person comes back to this tab. Null until the first answer. */
export function useFresh<Value>(load: () => Promise<Value>): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    let isHere = true;
    const ask = (): void => {
      if (document.visibilityState !== "visible") return;
      load().then(
        (answer) => isHere && setValue(answer),
        () => {},
      );
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isHere = false;
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return value;
}
