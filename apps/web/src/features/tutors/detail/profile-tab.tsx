import { toEnumName } from "@app/domain/enums.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { emailFact, phoneFact } from "@app/ui/link/contact-links.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { countOf } from "../../../shared/text/format.ts";
import { genderOptions } from "../../customers/person-labels.public.ts";
import { tutorForm } from "../form/tutor.fields.ts";
import { ageOptions, levelOptions } from "../tutor-labels.ts";
import type { TutorRecordFragment } from "../tutor.generated.ts";
import { countryName } from "../../../shared/places/country-name.ts";

const { labels } = tutorForm;
const [gender, level, age] = [labelOf(genderOptions), labelOf(levelOptions), labelOf(ageOptions)];

type Taught = TutorRecordFragment["subjects"][number];

/** "Grew up with it · beginner, elementary · 5 to 8, adult · Ọnịcha" */
function subjectInWords({ nativeSpeaker, levels, ageGroups, dialects }: Taught): string {
  const parts = [
    nativeSpeaker ? "Grew up with it" : "",
    levels.length === 0 ? "Any level" : levels.map((one) => level(toEnumName(one))).join(", "),
    ageGroups.length === 0 ? "any age" : ageGroups.map((one) => age(toEnumName(one))).join(", "),
    dialects.join(", "),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Who a tutor is, what they teach and offer, and their terms. */
export function ProfileTab({ record }: { record: TutorRecordFragment }) {
  const { introVideoUrl, qualifications, leftAt, leftReason, maxHoursPerWeek } = record;
  return (
    <TabColumn>
      {leftAt === null ? null : (
        <FactsSection
          title="Left"
          facts={[
            ["When", <Day key="left" value={leftAt} />],
            ["Why", leftReason],
          ]}
        />
      )}
      <FactsSection
        title="Teaching"
        facts={[
          ...record.subjects.map((taught): [string, string] => [taught.subject, subjectInWords(taught)]),
          [labels.acceptsTrial, record.acceptsTrial ? "Yes" : "No"],
          [labels.maxHoursPerWeek, maxHoursPerWeek === null ? "Not set" : countOf(maxHoursPerWeek, "hour")],
          [labels.minGapMinutes, countOf(record.minGapMinutes, "minute")],
          [labels.minNoticeHours, countOf(record.minNoticeHours, "hour")],
        ]}
      />
      <FactsSection
        title="Profile"
        facts={[
          [labels.headline, record.headline],
          [labels.bio, record.bio],
          [labels.languages, record.languages.join(", ")],
          [labels.tags, record.tags.join(", ")],
          [
            labels.qualifications,
            qualifications.map(({ title, institution, year }) => `${title}, ${institution}, ${year}`).join("\n"),
          ],
          [labels.introVideoUrl, introVideoUrl && <TextLink href={introVideoUrl}>Watch it</TextLink>],
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
