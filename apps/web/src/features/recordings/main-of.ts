import type { RecordingLineFragment } from "./recording.generated.ts";

/** The recording that is heard first: the one chosen last, else the oldest; null where the app may use none. */
export function mainOf(
  recordings: readonly Pick<RecordingLineFragment, "id" | "state" | "speaker" | "mainSince" | "isOutdated">[],
): string | null {
  const usable = recordings.filter(
    ({ state, speaker, isOutdated }) => state === "APPROVED" && !isOutdated && speaker?.status !== "WITHDRAWN",
  );
  const [first] = usable.toSorted((a, b) => (b.mainSince ?? "").localeCompare(a.mainSince ?? ""));
  return first?.id ?? null;
}
