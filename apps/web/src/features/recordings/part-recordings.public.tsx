import { toEnumName } from "@app/domain/enums.ts";
import type { RecordedKind } from "@app/domain/recordings/recording-enums.ts";
import { recorded } from "@app/domain/recordings/recording-rules.ts";
import { soundKey } from "@app/domain/recordings/said.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { Recordings } from "./recordings.public.tsx";

/** A part of a record that is recorded by itself. */
export interface RecordedPart {
  kind: RecordedKind;
  /** What it is a part of; null until that is saved. */
  content: { id: string; subject: string } | null;
  partId: string;
  /** What it says as it is written, and as it is saved. */
  said: string;
  saved: string | null | undefined;
  /** "turn". */
  what: string;
}

/** Whether a part is saved as it is written, so that it can be recorded. */
export const isSavedAsWritten = ({ content, said, saved }: RecordedPart): boolean =>
  content !== null && said !== "" && soundKey(said) === soundKey(saved ?? "");

/** The recording of a part as it is saved, and a recorder where there is none. */
export function PartRecordings(part: RecordedPart) {
  const { kind, content, partId, said, what } = part;
  if (said === "") return null;
  if (!content || !isSavedAsWritten(part))
    return (
      <Section title="Recordings">
        <p>Save your changes to record this {what} as it stands.</p>
      </Section>
    );
  const { area, ...rules } = recorded[kind];
  return (
    <Recordings
      key={partId}
      kind={toEnumName(kind)}
      recordId={content.id}
      partId={partId}
      name={said}
      subject={content.subject}
      {...rules}
      needs={`${area}:write`}
    />
  );
}
