import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { emailFact, phoneFact } from "@app/ui/link/contact-links.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { genderOptions } from "../../customers/person-labels.public.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";
import { reasonWord, sourceWord, stageWord } from "../candidate-labels.ts";
import { candidateForm } from "../form/candidate.fields.ts";
import { sentIn } from "./sent-in.tsx";
import { countryName } from "../../../shared/places/country-name.ts";

const { labels } = candidateForm;
const gender = labelOf(genderOptions);

/** Who applies, and what they say of themselves. */
export function ApplicationTab({ record }: { record: CandidacyRecordFragment }) {
  const { owner, region, hoursPerWeek, source, rejectedAt, rejectedBy } = record;
  return (
    <TabColumn>
      {rejectedAt === null ? null : (
        <FactsSection
          title="Rejected"
          facts={[
            ["Reason", record.rejectionReason && reasonWord(record.rejectionReason)],
            ["Note", record.rejectionNote],
            ["Stage reached", record.stageReached && stageWord(record.stageReached)],
            ["Rejected by", rejectedBy && <StaffLink key="by" id={rejectedBy.id} name={rejectedBy.name} />],
            ["Reopen after", record.reopenAfter && <Day key="after" value={record.reopenAfter} />],
            ["Do not rehire", record.doNotRehire ? "Yes" : "No"],
          ]}
        />
      )}
      <FactsSection
        title="Application"
        facts={[
          [labels.subjects, record.subjects.join(", ")],
          [labels.dialects, record.dialects.join(", ")],
          [labels.hoursPerWeek, hoursPerWeek === null ? null : countOf(hoursPerWeek, "hour")],
          [labels.cvFileId, sentIn(record.cvFile, record.cvUrl, "Open the CV")],
          [labels.introAudioFileId, sentIn(record.introAudioFile, record.introAudioUrl, "Listen to it")],
          [labels.introVideoFileId, sentIn(record.introVideoFile, record.introVideoUrl, "Watch it")],
          [labels.source, source && sourceWord(source)],
          [
            labels.regionId,
            region && <TextLink href={`/app/tutoring/regions?view=${region.id}`}>{region.name}</TextLink>,
          ],
          [labels.ownerId, owner && <StaffLink id={owner.id} name={owner.name} />],
        ]}
      />
      <FactsSection
        title="Contact"
        facts={[
          [labels.email, emailFact(record.email)],
          [labels.secondaryEmail, emailFact(record.secondaryEmail)],
          [labels.phoneNumber, phoneFact(record.phoneNumber)],
          [labels.country, record.country && countryName(record.country)],
          [labels.timeZone, record.timeZone.replaceAll("_", " ")],
          [labels.gender, record.gender && gender(record.gender)],
          [labels.dateOfBirth, record.dateOfBirth && <Day value={record.dateOfBirth} />],
        ]}
      />
    </TabColumn>
  );
}
