import { useApolloClient } from "@apollo/client/react";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import {
  CurriculumDetachDocument,
  CurriculumLearnersDocument,
  CurriculumReattachDocument,
  type AttachedLearnerFragment,
} from "./learners.generated.ts";

interface DetachProps {
  view: TreeView;
  attached: AttachedLearnerFragment;
  onClose: () => void;
}

/** Asks before a learner no longer follows the curriculum; it can be taken back. */
export function Detach({ view, attached, onClose }: DetachProps) {
  const client = useApolloClient();
  const detach = useSave(CurriculumDetachDocument, (data) => data.curriculumDetach);
  const reattach = useSave(CurriculumReattachDocument, (data) => data.curriculumReattach);
  const { id, version, learner } = attached;
  const name = learner?.name ?? "The learner";
  const again = () => client.refetchQueries({ include: [CurriculumLearnersDocument] });

  async function undo(now: number) {
    const { payload } = await reattach.save({ id, version: now });
    if (payload) toast.done(`${name} follows ${view.curriculum.name} again.`);
    await again();
  }

  const { error, confirm } = useConfirmed(
    async (form) => {
      const outcome = await detach.save({ id, version }, form);
      const now = outcome.payload?.attachment?.version;
      if (now !== undefined) {
        toast.done(`${name} no longer follows ${view.curriculum.name}.`, {
          label: "Undo",
          onSelect: () => void undo(now),
        });
      }
      return outcome;
    },
    () => {
      onClose();
      void again();
    },
  );

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Detach ${name}?`}
      confirmLabel="Detach learner"
      danger
      pending={detach.saving}
      error={error}
      onConfirm={confirm}
    >
      {name} will no longer follow {view.curriculum.name}. Progress so far is kept, and comes back if you undo this.
    </ConfirmDialog>
  );
}
