import { useApolloClient } from "@apollo/client/react";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { useConfirmed } from "../save/use-confirmed.ts";
import { useSave } from "../save/use-save.ts";
import { dropView } from "./known-views.ts";
import { DeleteListViewDocument, type SavedViewFragment } from "./views.generated.ts";

/** Confirms deleting a view; the list stays as it is shown. */
export function DeleteViewDialog({ view, onClose }: { view: SavedViewFragment; onClose: () => void }) {
  const { cache } = useApolloClient();
  const { save, saving } = useSave(DeleteListViewDocument, ({ saved }) => saved);
  const { error, confirm } = useConfirmed(
    (sink) => save({ id: view.id, version: view.version }, sink),
    () => {
      onClose();
      toast.done(`${view.name} deleted.`);
      dropView(cache, view);
    },
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete “${view.name}”?`}
      confirmLabel="Delete view"
      danger
      pending={saving}
      error={error}
      onConfirm={confirm}
    >
      {view.audience === "PRIVATE" ? "Only you see it." : "Everyone who sees it loses it."} The records stay.
    </ConfirmDialog>
  );
}
