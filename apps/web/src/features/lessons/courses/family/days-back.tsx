import { useFormikContext } from "formik";
import { Day } from "@app/ui/value/when.tsx";
import { isDay } from "../events/change-preview.tsx";
import { shifted, type Days } from "./family-courses.ts";

/** Those of some days that are not among others: at most a stretch before them, and one after. */
export function without({ from, until }: Days, others: Days): Days[] {
  if (others.until < from || others.from > until) return [{ from, until }];
  return [
    ...(from < others.from ? [{ from, until: shifted(others.from, -1) }] : []),
    ...(until > others.until ? [{ from: shifted(others.until, 1), until }] : []),
  ];
}

const Stretches = ({ of }: { of: readonly Days[] }) =>
  of.map(({ from, until }, at) => (
    <span key={from}>
      {at > 0 ? " and " : ""}
      <Day value={from} /> to <Day value={until} />
    </span>
  ));

/** On which days lessons are booked again, and on which they are cancelled besides, by the days that are typed. */
export function DaysBack({ before }: { before: Days }) {
  const { from, until } = useFormikContext<Days>().values;
  if (!isDay(from) || !isDay(until) || until < from) return null;
  const [back, away] = [without(before, { from, until }), without({ from, until }, before)];
  return (
    <p style={{ gridColumn: "1 / -1" }} aria-live="polite">
      {back.length === 0 && away.length === 0 ? "These are the days of the pause as it is." : null}
      {back.length > 0 ? (
        <>
          Lessons are booked again: <Stretches of={back} />.{" "}
        </>
      ) : null}
      {away.length > 0 ? (
        <>
          Lessons are cancelled: <Stretches of={away} />.
        </>
      ) : null}
    </p>
  );
}
