import { CircleAlert, TriangleAlert } from "@app/ui/icons.ts";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useTellConflicts } from "@app/ui/form/told-conflicts.ts";
import css from "./conflict-list.module.css";

interface Conflict {
  rule: string;
  level: string;
  text: string;
  at: string | null;
  count: number;
}

interface ConflictListProps {
  conflicts: readonly Conflict[];
  timeZone: string;
  /** Of the switch that goes past what is only unusual. */
  despite: string;
  /** What to do where something forbids it. */
  instead: string;
  /** The field of the switch, if not `despite`. */
  field?: string;
}

function Line({ conflict: { level, text, at, count }, timeZone, isHard }: LineProps) {
  const Icon = isHard ? CircleAlert : TriangleAlert;
  return (
    <li data-level={isHard ? "hard" : level.toLowerCase()}>
      <Icon size={16} aria-hidden />
      <span>
        {text}
        {at !== null && count > 1 ? (
          <small>
            {count} of the lessons, the first on <Day value={at} timeZone={timeZone} />
          </small>
        ) : null}
      </span>
    </li>
  );
}
interface LineProps {
  conflict: Conflict;
  timeZone: string;
  isHard: boolean;
}

/**
 * What stands in the way of lessons, and where nothing forbids them, the way past it; inside of a form. A group rather
 * than a landmark, as a page can have one for each of several lessons.
 */
export function ConflictList({ conflicts, timeZone, despite, instead, field = "despite" }: ConflictListProps) {
  useTellConflicts(conflicts.map(({ text }) => text));
  const isDirector = useCan()("tutorManagement:act");
  const forbids = ({ level }: Conflict) => level === "HARD" || (level === "DIRECTOR" && !isDirector);
  return (
    <div role="group" className={css.panel} aria-label="Conflicts">
      <ul>
        {conflicts.map((conflict) => (
          <Line
            key={`${conflict.rule} ${conflict.text}`}
            conflict={conflict}
            timeZone={timeZone}
            isHard={forbids(conflict)}
          />
        ))}
      </ul>
      {conflicts.some(forbids) ? <p>{instead}</p> : <SwitchField name={field} label={despite} />}
    </div>
  );
}

/** One line where there is nothing to list: `Calm` while it is not known, `Good` where nothing stands in the way. */
export const Calm = ({ children }: { children: string }) => <p className={css.calm}>{children}</p>;
export const Good = ({ children }: { children: string }) => <p className={css.good}>{children}</p>;
