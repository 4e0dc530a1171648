import { CircleAlert } from "../icons.ts";
import { useNow, useTimeZone } from "./clock.tsx";
import { dueAtText, dueTone, leftShare, leftText } from "./due-text.ts";
import css from "./due.module.css";

interface DueProps {
  /** The due time, as an ISO instant. */
  value: string;
  /** Since when it has been waiting: the ring empties from here. */
  from: string;
}

const radius = 6;
const around = 2 * Math.PI * radius;

/** A ring that empties as time runs out; a warning sign afterwards. */
function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={css.ring}>
      <circle cx="8" cy="8" r={radius} data-part="whole" />
      <circle cx="8" cy="8" r={radius} data-part="left" strokeDasharray={`${share * around} ${around}`} />
    </svg>
  );
}

/** "1 h 18 min left" with a ring, and the due time below: amber from four hours before, red afterwards. */
export function Due({ value, from }: DueProps) {
  const now = useNow();
  const zone = useTimeZone();
  const due = new Date(value);
  const tone = dueTone(due, now);
  return (
    <span className={css.due} data-tone={tone}>
      {tone === "over" ? <CircleAlert size={16} aria-hidden /> : <Ring share={leftShare(due, new Date(from), now)} />}
      <span>
        <span>{leftText(due, now)}</span>
        <small>
          <time dateTime={value}>{dueAtText(due, now, zone)}</time>
        </small>
      </span>
    </span>
  );
}
