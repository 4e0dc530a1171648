import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { whoMay } from "../../shared/permission/use-can.ts";
import { FactsDialog } from "../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { labelOf } from "../../shared/text/option-labels.ts";
import { StaffLink } from "../staff/staff-link.public.tsx";
import { SpeakerRecordDocument, type SpeakerRecordFragment } from "./speaker.generated.ts";
import { ageOptions, genderOptions, usesText } from "./speaker-labels.ts";

const ageOf = labelOf(ageOptions);
const genderOf = labelOf(genderOptions);

const factsOf = (speaker: SpeakerRecordFragment) => ({
  Consent: <StatusChip status={speaker.status} />,
  ...(speaker.withdrawnAt && { Withdrawn: <When value={speaker.withdrawnAt} /> }),
  ...(speaker.withdrawReason && { Reason: speaker.withdrawReason }),
  "Agreed to": usesText(speaker.consentCovers),
  "Agreed on": <When value={speaker.consentGivenOn} />,
  Wording: `Version ${speaker.consentTextVersion}`,
  "Recorded by": speaker.consentBy ? <StaffLink {...speaker.consentBy} /> : "–",
  Guardian: speaker.guardian ?? "–",
  Evidence: speaker.evidenceFile ? (
    <a href={speaker.evidenceFile.url} target="_blank" rel="noreferrer">
      {speaker.evidenceFile.name}
    </a>
  ) : (
    "–"
  ),
  Name: speaker.displayName ?? "–",
  Languages: speaker.subjects.join(", "),
  Dialect: speaker.dialect?.name ?? "–",
  Gender: speaker.gender ? genderOf(speaker.gender) : "–",
  Age: speaker.ageBand ? ageOf(speaker.ageBand) : "–",
  Place: speaker.place ?? "–",
  Recordings: (
    <TextLink href={`/app/langauge-app/words-list?speakerId=${speaker.id}`}>{speaker.recordingCount}</TextLink>
  ),
});

/** What is known of a speaker and of their consent, for those who may not edit it now. */
export function SpeakerFacts(props: RecordDialogProps) {
  return (
    <FactsDialog {...props} what="speaker" query={SpeakerRecordDocument} title={({ name }) => name} facts={factsOf}>
      {() => <p style={{ marginTop: 16 }}>Editing speakers: {whoMay("transcripts:write").toLowerCase()}</p>}
    </FactsDialog>
  );
}
