import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { emailFact, phoneFact } from "@app/ui/link/contact-links.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { lessonForOptions, sourceOptions } from "../../customers/person-labels.public.ts";
import { CameBy } from "../../referrals/came-by.public.tsx";
import { leadForm } from "../form/lead.fields.ts";
import { lostOptions } from "../lead-labels.ts";
import type { LeadRecordFragment } from "../lead.generated.ts";

const { labels } = leadForm;
const learner = labelOf(lessonForOptions);
const source = labelOf(sourceOptions);
const lost = labelOf(lostOptions);

/** How to reach a lead, what they want and where they came from. */
export function OverviewTab({ record }: { record: LeadRecordFragment }) {
  const { email, phoneNumber, lostReason, customer } = record;
  return (
    <TabColumn>
      {lostReason === null ? null : <FactsSection title="Lost" facts={[["Why", lost(lostReason)]]} />}
      {customer === null ? null : (
        <FactsSection
          title={record.stage === "CONVERTED" ? "Converted" : "Account"}
          facts={[
            [
              "Customer",
              <TextLink key="customer" href={customerPath(customer.id)}>
                {customer.name}
              </TextLink>,
            ],
          ]}
        />
      )}
      <FactsSection
        title="Contact"
        facts={[
          [labels.email, emailFact(email)],
          [labels.phoneNumber, phoneFact(phoneNumber)],
        ]}
      />
      <FactsSection
        title="What they want"
        facts={[
          [labels.whoIsLessonFor, learner(record.whoIsLessonFor)],
          [labels.subjects, record.subjects.join(", ")],
          [labels.message, record.message],
        ]}
      />
      <FactsSection
        title="Where they came from"
        facts={[
          [labels.source, source(record.source)],
          ["Sent by", <CameBy key="by" leadId={record.id} />],
          [labels.utmCampaign, record.utmCampaign],
          [labels.utmSource, record.utmSource],
          [labels.utmMedium, record.utmMedium],
        ]}
      />
    </TabColumn>
  );
}
