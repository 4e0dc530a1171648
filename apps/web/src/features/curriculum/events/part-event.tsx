import { typesOf } from "@app/domain/curriculum/shape.ts";
import { EventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import { countOf } from "../../../shared/text/format.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { countsOf, liveBelow } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { typeInWords, typeOf } from "../words.ts";
import { SubdivisionArchiveDocument, SubdivisionRestoreDocument } from "./curriculum-events.generated.ts";

const archiveIn = (view: TreeView): RecordEvent<PartFragment> => ({
  verb: "Archive",
  mutation: SubdivisionArchiveDocument,
  danger: true,
  description: (part) => archiveWords(view, part),
  successMessage: ({ name }) => `${name} archived.`,
  undo: "SUBDIVISION",
});
const restore: RecordEvent<PartFragment> = {
  verb: "Restore",
  mutation: SubdivisionRestoreDocument,
  description: () => "It will be placed last in its list, with everything that was archived along with it.",
  successMessage: ({ name }) => `${name} restored.`,
  undo: "SUBDIVISION",
};

interface PartEventDialogProps {
  view: TreeView;
  part: PartFragment;
  event: "archive" | "restore";
  onClose: () => void;
}

/** Asks before a part is archived with what stands under it, or brought back. */
export function PartEventDialog({ view, part, event, onClose }: PartEventDialogProps) {
  const what = typeInWords(typeOf(part.type));
  const asked = event === "archive" ? archiveIn(view) : restore;
  return <EventDialog what={what} record={part} event={asked} onClose={onClose} />;
}

const list = new Intl.ListFormat("en");

/** "Its 3 levels and 22 topics are archived with it. …" */
function archiveWords({ shape, parts }: TreeView, part: PartFragment): string {
  const counted = countsOf(liveBelow(parts, part.id), typesOf(shape))
    .filter(([, count]) => count > 0)
    .map(([type, count]) => countOf(count, typeInWords(type)));
  const inside = list.format(counted);
  const withIt = counted.length === 0 ? "There is nothing under it." : `${inside} under it will be archived with it.`;
  return `${withIt} It can be restored at any time.`;
}
