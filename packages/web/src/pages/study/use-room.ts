import type { StudyPlace, StudyWork } from "@safehouse/kernel";
import type { Connection, LiveStudy, StudyRoom } from "@safehouse/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { loadLiveClient } from "../../app/api.ts";

export interface Room {
  /** Null until the house has first answered. */
  readonly room: StudyRoom | null;
  readonly work: StudyWork;
  readonly connection: Connection["status"];
  goTo(place: StudyPlace): void;
  /** The house asks anew who this is. */
  comeAgain(): void;
}

/** A key that is held down goes from place to place faster than anybody can look. */
const STEP_MS = 150;

/** The line to where a study is looked at together. `first`: what is written in it, until the house has said more. */
export function useRoom(id: string, first: StudyWork): Room {
  const live = useRef<LiveStudy | null>(null);
  const waiting = useRef<{ at: StudyPlace | null; timer: ReturnType<typeof setTimeout> | null }>({
    at: null,
    timer: null,
  });
  const [room, setRoom] = useState<StudyRoom | null>(null);
  const [work, setWork] = useState<StudyWork>(first);
  const [visit, setVisit] = useState(0);
  const [connection, setConnection] = useState<Connection["status"]>("connecting");
  useEffect(() => {
    let isLeft = false;
    const open = async (): Promise<void> => {
      const client = await loadLiveClient();
      if (isLeft) return;
      live.current = client.study(id);
      live.current.subscribe((news) => {
        if (news.type === "connection") return setConnection(news.connection.status);
        setRoom(news.room);
        if (news.work !== null) setWork(news.work);
      });
    };
    void open();
    return () => {
      isLeft = true;
      live.current?.close();
      live.current = null;
      if (waiting.current.timer !== null) clearTimeout(waiting.current.timer);
    };
  }, [id, visit]);
  return {
    ...{ room, work, connection },
    comeAgain: () => setVisit(visit + 1),
    goTo(place) {
      const wait = waiting.current;
      if (wait.timer !== null) return void (wait.at = place);
      live.current?.goTo(place);
      const pass = (): void => {
        const { at } = wait;
        wait.timer = null;
        wait.at = null;
        if (at === null) return;
        live.current?.goTo(at);
        wait.timer = setTimeout(pass, STEP_MS);
      };
      wait.timer = setTimeout(pass, STEP_MS);
    },
  };
}
