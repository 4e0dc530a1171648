import { Despite } from "../booked/events/time-fields.tsx";
import { Calm, ConflictList, Good } from "./conflict-list.public.tsx";

interface CheckedConflictsProps {
  /** The answer so far. */
  conflicts: Parameters<typeof ConflictList>[0]["conflicts"] | null | undefined;
  /** Nobody could say. */
  failed: boolean;
  timeZone: string;
  /** Of the switch that goes past what is only unusual: "Move it all the same". */
  despite: string;
  /** What to do about what cannot be. */
  instead?: string;
  /** What checks the calendars once more: "The move itself". */
  act: string;
}

/** What stands in the way of a lesson at the time that is typed; inside of a form with the field `despite`. */
export function CheckedConflicts({
  conflicts,
  failed,
  timeZone,
  despite,
  act,
  instead = "Choose another time.",
}: CheckedConflictsProps) {
  if (failed) {
    return (
      <>
        <Calm>{`Nobody could check the calendars right now. ${act} checks them.`}</Calm>
        <Despite label={despite} />
      </>
    );
  }
  if (!conflicts) return <Calm>Checking everyone’s calendar…</Calm>;
  if (conflicts.length === 0) return <Good>Everyone is free.</Good>;
  return <ConflictList conflicts={conflicts} timeZone={timeZone} despite={despite} instead={instead} />;
}
