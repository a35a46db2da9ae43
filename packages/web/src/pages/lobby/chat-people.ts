import type { TableView } from "@safehouse/protocol";
import type { ChatPerson } from "../../chat/chat-panel.tsx";

/** Those who sit at the table, as the talk knows them. */
export function chatPeople({ seats }: TableView, forgotten: string): ChatPerson[] {
  return seats.flatMap(({ guest, seat }) =>
    guest === null ? [] : [{ guest: guest.id, name: guest.name ?? forgotten, seat }],
  );
}
