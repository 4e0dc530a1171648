import { typesOf } from "@app/domain/curriculum/shape.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { countOf, sentenceCase } from "../../../shared/text/format.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { countsOf, liveBelow } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { typeInWords, typeOf } from "../words.ts";
import { SubdivisionArchiveDocument, SubdivisionRestoreDocument } from "./curriculum-status.generated.ts";

interface PartTurnProps {
  view: TreeView;
  part: PartFragment;
  event: "archive" | "restore";
  onClose: () => void;
}

/** Asks before a part is archived with what stands under it, or brought back. */
export function PartTurn({ view, part, event, onClose }: PartTurnProps) {
  const archiving = useSave(SubdivisionArchiveDocument, (data) => data.subdivisionArchive);
  const restoring = useSave(SubdivisionRestoreDocument, (data) => data.subdivisionRestore);
  const isArchive = event === "archive";
  const { offer } = useUndo();
  const { id, version, name } = part;

  const { error, confirm } = useConfirmed(
    async (form) => (isArchive ? archiving : restoring).save({ id, version }, form),
    ({ curriculum }) => {
      const text = `${name} ${isArchive ? "archived" : "restored"}.`;
      const turned = curriculum?.subdivisions?.find((one) => one.id === id);
      if (turned) offer({ kind: "SUBDIVISION", id, version: turned.version, name, text });
      else toast.done(text);
      onClose();
    },
  );

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${sentenceCase(event)} ${name}?`}
      confirmLabel={`${sentenceCase(event)} ${typeInWords(typeOf(part.type))}`}
      danger={isArchive}
      pending={archiving.saving || restoring.saving}
      error={error}
      onConfirm={confirm}
    >
      {isArchive
        ? archiveWords(view, part)
        : "It will be placed last in its list, with everything that was archived along with it."}
    </ConfirmDialog>
  );
}

/** "Its 3 levels and 22 topics are archived with it. …" */
function archiveWords({ shape, parts }: TreeView, part: PartFragment): string {
  const counted = countsOf(liveBelow(parts, part.id), typesOf(shape))
    .filter(([, count]) => count > 0)
    .map(([type, count]) => countOf(count, typeInWords(type)));
  const inside = new Intl.ListFormat("en").format(counted);
  const withIt = counted.length === 0 ? "There is nothing under it." : `${inside} under it will be archived with it.`;
  return `${withIt} It can be restored at any time.`;
}
