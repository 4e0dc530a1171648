import { onFirstClick } from "@app/ui/feedback/first-click.ts";
import { ArrowDown, ArrowUp, Copy, Trash2 } from "@app/ui/icons.ts";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import css from "./editor-form.module.css";

interface PartHeadProps {
  /** "sentence" */
  what: string;
  /** "Sentence 2" */
  title: string;
  index: number;
  count: number;
  onMove: (order: number) => void;
  /** Undefined where there is no room for another. */
  onCopy?: (() => void) | undefined;
  onRemove: (title: string) => void;
}

/** What can be done with the open part as a whole. */
export function PartHead({ what, title, index, count, onMove, onCopy, onRemove }: PartHeadProps) {
  return (
    <div className={css.head}>
      <h2>{title}</h2>
      <span>
        <IconAction label={`Move ${what} up`} icon={ArrowUp} disabled={index === 0} onClick={() => onMove(index - 1)} />
        <IconAction
          label={`Move ${what} down`}
          icon={ArrowDown}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconAction label={`Duplicate ${what}`} icon={Copy} disabled={onCopy === undefined} onClick={onCopy} />
        {/* The next press would remove the next part. */}
        <IconAction label={`Remove ${what}`} icon={Trash2} onClick={onFirstClick(() => onRemove(title))} />
      </span>
    </div>
  );
}
