import { Button } from "@app/ui/page/button.tsx";
import { useCan } from "../../shared/permission/use-can.ts";
import { useSave } from "../../shared/save/use-save.ts";
import { useUndo } from "../../shared/undo/use-undo.ts";
import { JournalEntryFollowUpDocument, JournalEntryReopenFollowUpDocument } from "./journal-mutations.generated.ts";
import type { JournalRowFragment } from "./journal.generated.ts";
import { journalKind } from "./journal.kind.ts";

type Entry = Pick<JournalRowFragment, "id" | "version" | "title" | "followUpOn" | "followUpDoneAt">;

/** Says with one press that an entry was followed up, or is to be after all; both can be undone. */
export function FollowUpButton({ entry, onDone }: { entry: Entry; onDone?: () => void }) {
  const { id, version, title, followUpOn, followUpDoneAt } = entry;
  const isDone = followUpDoneAt !== null;
  const may = useCan()(journalKind.act);
  const { offer, showAsItStands } = useUndo();
  const mutation = isDone ? JournalEntryReopenFollowUpDocument : JournalEntryFollowUpDocument;
  const { save, saving } = useSave(mutation, ({ saved }) => saved);
  if (followUpOn === null || !may) return null;
  async function press() {
    const { payload } = await save({ id, version });
    if (!payload?.record) return;
    const text = isDone ? `${title} is to be followed up.` : `${title} is followed up.`;
    offer({ kind: "JOURNAL_ENTRY", id, version: payload.record.version, name: title, text });
    (onDone ?? showAsItStands)();
  }
  const verb = isDone ? "Reopen" : "Mark followed up";
  return (
    <Button size="small" pending={saving} onClick={() => void press()} aria-label={`${verb}: ${title}`}>
      {verb}
    </Button>
  );
}
