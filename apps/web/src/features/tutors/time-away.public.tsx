import { dayStart } from "@app/domain/tutors/availability.ts";
import { Day, When } from "@app/ui/value/when.tsx";
import { dayText, timeText } from "@app/ui/value/when-text.ts";

/** "Mon 2 Nov to Fri 13 Nov" of whole days, else with the times. */
export function Away({ startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string }) {
  const isMidnight = (instant: string) => timeText(new Date(instant), timeZone) === dayStart;
  if (!isMidnight(startsAt) || !isMidnight(endsAt)) {
    return (
      <span>
        <When value={startsAt} timeZone={timeZone} /> to <When value={endsAt} timeZone={timeZone} />
      </span>
    );
  }
  const last = new Date(Date.parse(endsAt) - 60_000).toISOString();
  const isOne = dayText(new Date(startsAt), timeZone) === dayText(new Date(last), timeZone);
  return (
    <span>
      <Day value={startsAt} timeZone={timeZone} />
      {isOne ? null : (
        <>
          {" "}
          to <Day value={last} timeZone={timeZone} />
        </>
      )}
    </span>
  );
}
