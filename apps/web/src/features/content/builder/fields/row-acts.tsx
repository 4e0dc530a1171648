import { onFirstClick } from "@app/ui/feedback/first-click.ts";
import { ArrowDown, ArrowUp, Trash2 } from "@app/ui/icons.ts";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import css from "./fields.module.css";

interface RowActsProps {
  /** "option B" */
  what: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves a row of a list up or down, or removes it. */
export function RowActs({ what, index, count, onMove, onRemove }: RowActsProps) {
  return (
    <span className={css.acts}>
      <IconAction
        label={`Move ${what} up`}
        icon={ArrowUp}
        size="small"
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconAction
        label={`Move ${what} down`}
        icon={ArrowDown}
        size="small"
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      {/* The next row's button comes to where this one was pressed. */}
      <IconAction
        label={`Remove ${what}`}
        icon={Trash2}
        size="small"
        onClick={onFirstClick(({ currentTarget }) => {
          const list = currentTarget.closest("ol");
          onRemove();
          // Whoever removed it goes on at what came to its place, or at the one before.
          requestAnimationFrame(() => {
            const row = list?.children[index] ?? list?.lastElementChild;
            row?.querySelector<HTMLElement>("input, textarea, button")?.focus();
          });
        })}
      />
    </span>
  );
}
