import { useEffect, useRef } from "react";
import { TextLink } from "@app/ui/link/link.tsx";
import { dayText, placeName, timeText } from "@app/ui/value/when-text.ts";
import { tutorPath } from "../../../shared/links/record-paths.ts";
import { countOf } from "../calendar-labels.ts";
import type { FreeSlotsQuery } from "./free-slots.generated.ts";
import css from "./found-slots.module.css";

type Found = NonNullable<FreeSlotsQuery["freeSlots"]>;

interface FoundSlotsProps {
  found: Found;
  learnerZone: string;
  /** What choosing a time does: "add a request". */
  leadsTo: string;
  onChoose: (tutorId: string, start: Date, end: Date) => void;
}

/** Who is free, the soonest first; each time by the learner's clock, with the tutor's below where it is another. */
export function FoundSlots({ found, learnerZone, leadsTo, onChoose }: FoundSlotsProps) {
  const region = useRef<HTMLElement>(null);
  // On a phone the form fills the dialog, and what was found would be below its edge.
  useEffect(() => {
    region.current?.scrollIntoView({ block: "nearest" });
  }, []);
  if (found.length === 0)
    return <p className={css.count}>Nobody is free then. Try longer hours, more days or a shorter lesson.</p>;
  return (
    <section aria-label="Free slots" aria-live="polite" ref={region}>
      {found.some(({ isNearest }) => isNearest) ? (
        <p className={css.count}>Nobody is free at the times asked for. These are the nearest free times.</p>
      ) : null}
      <p className={css.count}>
        {countOf(found.length, "tutor")} free, the soonest first. Choose a time to {leadsTo}.
      </p>
      <ul className={css.tutors}>
        {found.map(({ tutor, timeZone, slots }) =>
          tutor === null ? null : (
            <li key={tutor.id}>
              <p>
                <TextLink href={tutorPath(tutor.id)}>{tutor.name}</TextLink> <small>{placeName(timeZone)}</small>
              </p>
              <ul className={css.slots}>
                {slots.map(({ start, end }) => (
                  <li key={start}>
                    <button type="button" onClick={() => onChoose(tutor.id, new Date(start), new Date(end))}>
                      <strong>
                        {dayText(new Date(start), learnerZone, new Date(start))}{" "}
                        {timeText(new Date(start), learnerZone)}
                      </strong>
                      <small>
                        {timeText(new Date(start), timeZone)} {placeName(timeZone)}
                      </small>
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
