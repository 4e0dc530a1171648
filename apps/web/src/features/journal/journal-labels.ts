import {
  followUpStates,
  journalKinds,
  journalVisibilities,
  journalKindLabels,
  journalVisibilityLabels,
  followUpStateLabels,
} from "@app/domain/journal/journal-enums.ts";
import { followUpState } from "@app/domain/journal/journal-times.ts";
import { dayFrom, dayIn, isoOf, shownDay } from "@app/ui/form/date-text.ts";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { toOptions, labelOf } from "../../shared/text/option-labels.ts";

export const kindOptions = toOptions(journalKinds, journalKindLabels);
export const kindWord = labelOf(kindOptions);
export const severityOptions = [
  { value: "1", label: "1, minor" },
  { value: "2", label: "2, serious" },
  { value: "3", label: "3, grave" },
];
export const visibilityOptions = toOptions(journalVisibilities, journalVisibilityLabels);
export const visibilityWord = labelOf(visibilityOptions);
export const followUpOptions = toOptions(followUpStates, followUpStateLabels);

/** The day by the reader's clock, as "2026-11-22". */
export function useToday(): string {
  return isoOf(dayIn(useNow(), useTimeZone()));
}

/** "22 Nov 2026"; a dash for none. */
export function dayText(value: string | null): string {
  const day = value === null ? null : dayFrom(value);
  return day ? shownDay(day) : "–";
}

const tones = { overdue: "trouble", today: "waiting", later: "underWay", done: "good" } as const;
const states = { overdue: "overdue", today: "due-today", later: "open", done: "done" } as const;

/** Where a follow-up stands today, in a word and its tone; null where there is none. */
export function standingOf(entry: { followUpOn: string | null; followUpDoneAt: string | null }, today: string) {
  const state = followUpState(entry, today);
  return state && { status: states[state], tone: tones[state] };
}
