import type { CurriculumEvent } from "@app/domain/enums.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { sentenceCase } from "../../../shared/text/format.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { partsInWords } from "../words.ts";
import {
  CurriculumActivateDocument,
  CurriculumArchiveDocument,
  CurriculumRestoreDocument,
} from "./curriculum-status.generated.ts";

const words: Record<CurriculumEvent, { done: string; means: string }> = {
  activate: { done: "is active", means: "Learners can be attached to it from now on." },
  archive: {
    done: "archived",
    means:
      "It can no longer be edited or attached to learners. Learners already on it stay on it. It can be restored at any time.",
  },
  restore: { done: "restored", means: "It will be active again, and can be edited and attached to learners." },
};

interface CurriculumTurnProps {
  view: TreeView;
  event: CurriculumEvent;
  onClose: () => void;
}

/** Asks before a curriculum is put into use, taken out of it, or brought back. */
export function CurriculumTurn({ view: { curriculum }, event, onClose }: CurriculumTurnProps) {
  const saves = {
    activate: useSave(CurriculumActivateDocument, (data) => data.curriculumActivate),
    archive: useSave(CurriculumArchiveDocument, (data) => data.curriculumArchive),
    restore: useSave(CurriculumRestoreDocument, (data) => data.curriculumRestore),
  };
  const { offer } = useUndo();
  const { save, saving } = saves[event];
  const { id, version, name } = curriculum;

  const { error, confirm } = useConfirmed(
    async (form) => save({ id, version }, form),
    ({ curriculum: turned }) => {
      const text = `${name} ${words[event].done}.`;
      // Nothing leads back to a draft.
      if (turned && event !== "activate") offer({ kind: "CURRICULUM", id, version: turned.version, name, text });
      else toast.done(text);
      onClose();
    },
  );

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${sentenceCase(event)} ${name}?`}
      confirmLabel={`${sentenceCase(event)} curriculum`}
      danger={event === "archive"}
      pending={saving}
      error={error}
      onConfirm={confirm}
    >
      {partsInWords(curriculum)}. {words[event].means}
    </ConfirmDialog>
  );
}
