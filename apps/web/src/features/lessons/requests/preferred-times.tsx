import { Clock } from "@app/ui/icons.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { dayText, placeName } from "@app/ui/value/when-text.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import type { LessonRequestRowFragment } from "./request.generated.ts";
import { shiftOf, shiftSize, stretchesBeside, stretchesInWords, timesIn } from "./times-labels.ts";
import css from "./preferred-times.module.css";

type Times = LessonRequestRowFragment["preferredTimes"];

/** "+1 h from 1 Nov": when the clocks change, these times move for whoever reads them. */
function Shift({ times }: { times: Times }) {
  const here = useViewer().timeZone;
  const now = useNow();
  const shift = shiftOf(times, here, now);
  if (shift === null) return null;
  const day = dayText(shift.at, here, now).split(" ").slice(1).join(" ");
  return (
    <span className={css.shift} title="The clocks change between you and them.">
      <Clock size={14} aria-hidden /> {shiftSize(shift.minutes)} from {day}
    </span>
  );
}

/** When lessons are wanted by the reader's clock, and below it by theirs. */
export function PreferredTimes({ times }: { times: Times }) {
  const here = useViewer().timeZone;
  const now = useNow();
  const there = times[0]?.timeZone ?? here;
  const [local, remote] = [timesIn(times, here, now), timesIn(times, there, now)];
  const mine = stretchesInWords(local);
  const theirs = stretchesBeside(remote, local);
  const same = mine === stretchesInWords(remote);
  return (
    <Lines
      first={
        <>
          {mine} <Shift times={times} />
        </>
      }
      second={same ? `Same time, ${placeName(there)}` : `${theirs} ${placeName(there)}`}
    />
  );
}
