import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { countryName } from "../../../shared/places/country-name.ts";
import { partnerForm } from "../form/partner.fields.ts";
import { kindWord } from "../partner-labels.ts";
import type { PartnerRecordFragment } from "../partner.generated.ts";

const { labels } = partnerForm;

/** What is known of a partner. */
export function OverviewTab({ record }: { record: PartnerRecordFragment }) {
  return (
    <TabColumn>
      <FactsSection
        title="Contact"
        facts={[
          [labels.contactName, record.contactName],
          [
            labels.contactEmail,
            <TextLink key="email" href={`mailto:${record.contactEmail}`}>
              {record.contactEmail}
            </TextLink>,
          ],
          [labels.phone, record.phone],
        ]}
      />
      <FactsSection
        title="Organisation"
        facts={[
          [labels.kind, kindWord(record.kind)],
          [labels.country, record.country && countryName(record.country)],
          [labels.regionIds, (record.regions ?? []).map(({ name }) => name).join(", ")],
          ["Added", <Day key="since" value={record.createdAt} />],
          ...(record.endedAt ? [["Ended", <Day key="ended" value={record.endedAt} />] as const] : []),
          [labels.notes, record.notes],
        ]}
      />
    </TabColumn>
  );
}
