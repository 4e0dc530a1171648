import { dialogsOf, type DialogEntry } from "../../../shared/records/record-dialogs.tsx";
import { accountEvents } from "./staff-events.ts";

const event: DialogEntry = { load: async () => (await import("./staff-event-dialog.tsx")).StaffEventDialog };

/** The dialogs about an account: `?history=`, `?admit=`, `?suspend=` and so on, with its id. */
export const staffDialogs = dialogsOf({
  history: { load: async () => (await import("../history/staff-history.tsx")).StaffHistory },
  ...Object.fromEntries(accountEvents.map((name) => [name, event])),
});
