import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { CircleAlert, TriangleAlert } from "@app/ui/icons.ts";
import { useTellConflicts } from "@app/ui/form/told-conflicts.ts";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { dayText } from "@app/ui/value/when-text.ts";
import { useCan } from "../../../../shared/permission/use-can.ts";
import type { ConfirmConflictFragment, LessonConfirmationQuery } from "./confirmation.generated.ts";
import { skippedOf, type ConfirmValues } from "./confirm-values.ts";
import css from "./confirmed-dates.module.css";

type Planned = NonNullable<LessonConfirmationQuery["lessonConfirmation"]>;
type Lesson = Planned["lessons"][number];
type Forbids = (conflict: ConfirmConflictFragment) => boolean;

const changed = {
  GAP: "This time does not exist that day; the lesson begins later.",
  OVERLAP: "This time comes twice that day; the first counts.",
};

/** The way round a day: there is no lesson then. */
function Skip({ date }: { date: string }) {
  return <SwitchField name={`skip.${date}`} label={`Skip ${dayText(new Date(date), "UTC", useNow())}`} />;
}

/** How many there are of each, the first in front. */
function counted(conflicts: readonly ConfirmConflictFragment[]) {
  const counts = new Map<string, { conflict: ConfirmConflictFragment; count: number }>();
  for (const conflict of conflicts) {
    const key = `${conflict.rule} ${conflict.text}`;
    counts.set(key, { conflict, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

interface ConflictsProps {
  conflicts: readonly ConfirmConflictFragment[];
  forbids: Forbids;
  /** How many lessons there are, where it is about several. */
  of?: number;
}

/** What is in the way, said once, with how many of the lessons it is about. */
function Conflicts({ conflicts, forbids, of = 1 }: ConflictsProps) {
  return counted(conflicts).map(({ conflict, count }) => {
    const isHard = forbids(conflict);
    const Icon = isHard ? CircleAlert : TriangleAlert;
    return (
      <p key={`${conflict.rule} ${conflict.text}`} data-level={isHard ? "hard" : "soft"}>
        <Icon size={16} aria-hidden />
        <span>
          {conflict.text}
          {of > 1 ? <small>{count === of ? "All of the lessons" : `${count} of ${of} lessons`}</small> : null}
        </span>
      </p>
    );
  });
}

/** One day on which somebody is busy or the clocks change, and the way round it: to leave it out. */
function Clash({ lesson: { date, time, clockChange, conflicts }, forbids, canSkip }: ClashProps) {
  return (
    <li>
      <strong>
        <Day value={date} /> {time}
      </strong>
      {clockChange ? <p data-level="soft">{changed[clockChange]}</p> : null}
      <Conflicts conflicts={conflicts.filter(forbids)} forbids={forbids} />
      {canSkip ? <Skip date={date} /> : null}
    </li>
  );
}
interface ClashProps {
  lesson: Lesson;
  forbids: Forbids;
  canSkip: boolean;
}

interface PlannedDatesProps {
  planned: Pick<Planned, "lessons" | "conflicts">;
  /** What is about to be done with them. */
  children: ReactNode;
  /** What else can be done where something forbids all of them. */
  otherwise: string;
  /** Whether a day can be left out. */
  canSkip?: boolean;
  /** The switch for what is unusual and meant. */
  allTheSame: string;
}

/** Lessons that are about to be at some times: what is the matter with all of them, and what with some days. */
export function PlannedDates({ planned, children, otherwise, canSkip = true, allTheSame }: PlannedDatesProps) {
  const { lessons, conflicts } = planned;
  const { values, errors } = useFormikContext<ConfirmValues>();
  const isDirector = useCan()("tutorManagement:act");
  const forbids: Forbids = ({ level }) => level === "HARD" || (level === "DIRECTOR" && !isDirector);
  const skipped = skippedOf(values).toSorted();
  const clashing = lessons.filter(
    (lesson) => !skipped.includes(lesson.date) && (lesson.conflicts.some(forbids) || lesson.clockChange !== null),
  );
  const unusual = lessons.flatMap((lesson) => lesson.conflicts.filter((one) => !forbids(one)));
  const isForbidden = conflicts.some(forbids) || lessons.some((lesson) => lesson.conflicts.some(forbids));
  const refused = (errors as Readonly<Record<string, string>>)["skipDates"];
  const said = [...conflicts, ...unusual, ...clashing.flatMap((lesson) => lesson.conflicts)].map(({ text }) => text);
  useTellConflicts(said);
  return (
    <div className={css.dates} aria-live="polite">
      {children}
      <Conflicts conflicts={conflicts} forbids={forbids} />
      <Conflicts conflicts={unusual} forbids={forbids} of={lessons.length} />
      {clashing.length > 0 || skipped.length > 0 ? (
        <ul>
          {skipped.map((date) => (
            <li key={date}>
              <Skip date={date} />
            </li>
          ))}
          {clashing.map((lesson) => (
            <Clash key={lesson.start} lesson={lesson} forbids={forbids} canSkip={canSkip} />
          ))}
        </ul>
      ) : null}
      {refused && !said.includes(refused) ? <p data-level="hard">{refused}</p> : null}
      {isForbidden ? (
        <p className={css.means}>
          {conflicts.some(forbids) || !canSkip ? otherwise : "Skip the days on which someone is busy or away."}
        </p>
      ) : null}
      {!isForbidden && conflicts.length + unusual.length > 0 ? <SwitchField name="despite" label={allTheSame} /> : null}
      {!isForbidden && conflicts.length + unusual.length === 0 ? (
        <p className={css.good}>Everyone is free at these times.</p>
      ) : null}
    </div>
  );
}
