import { forgetChanges } from "../undo/recent-changes.ts";
import { removeDrafts } from "./draft-store.ts";

export { countDrafts } from "./draft-store.ts";

/** Removes from this device what somebody did not save, and what they changed last. */
export async function removeTraces(person: string): Promise<void> {
  forgetChanges(person);
  await removeDrafts(person);
}
