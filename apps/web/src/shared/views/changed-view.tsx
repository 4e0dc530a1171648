import { toast } from "@app/ui/feedback/toasts.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { useSave } from "../save/use-save.ts";
import css from "./changed-view.module.css";
import { UpdateListViewDocument, type SavedViewFragment } from "./views.generated.ts";

interface ChangedViewProps {
  view: SavedViewFragment;
  /** The list's current query. */
  query: string;
  isChanged: boolean;
  onSaveAsMine: () => void;
  onUndo: () => void;
}

/** The view that a list shows. Changes to it are private until saved, and marked. */
export function ChangedView({ view, query, isChanged, onSaveAsMine, onUndo }: ChangedViewProps) {
  const { save, saving } = useSave(UpdateListViewDocument, ({ saved }) => saved);
  const update = async () => {
    const { payload, stale } = await save({ id: view.id, version: view.version, input: { query } });
    if (stale) toast.info(stale.message);
    if (payload) toast.done(`${view.name} saved.`);
  };
  return (
    <span className={css.view} role="status">
      <strong>{view.name}</strong>
      {isChanged ? (
        <>
          <span>changed</span>
          <ActionButton label="Save as mine" size="small" onSelect={onSaveAsMine} />
          {view.mayChange ? (
            <ActionButton
              label={view.audience === "PRIVATE" ? "Update view" : "Update for all"}
              size="small"
              pending={saving}
              onSelect={() => void update()}
            />
          ) : null}
          <ActionButton label="Undo changes" plain size="small" onSelect={onUndo} />
        </>
      ) : null}
    </span>
  );
}
