import type { JSX } from "preact";
import type { PageProps } from "../../app/pages.ts";
import { DevicePage } from "./device-page.tsx";
import { JoinPage } from "./join-page.tsx";

/** `/join/green-lamp-40721`, and `/join/device#secret`: what follows a # is never sent to a server nor written into its log. */
export function Page({ params }: PageProps): JSX.Element {
  const code = params["code"] ?? "";
  return code === "device" ? <DevicePage /> : <JoinPage text={code} />;
}
