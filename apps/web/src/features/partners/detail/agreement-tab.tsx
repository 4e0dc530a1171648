import { inPercent } from "@app/domain/percent.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { percentOf } from "../../../shared/text/percent.ts";
import { partnerForm } from "../form/partner.fields.ts";
import { agreementWord } from "../partner-labels.ts";
import {
  PartnerAgreementsDocument,
  type AgreementFileFragment,
  type PartnerRecordFragment,
} from "../partner.generated.ts";
import { agreementEditPath, partnerKind } from "../partner.kind.ts";

const { labels } = partnerForm;

const FileLink = ({ file }: { file: AgreementFileFragment }) => (
  <TextLink href={file.url} target="_blank" rel="noreferrer">
    {file.name}
  </TextLink>
);

/** What was agreed with a partner, and the agreements before. */
export function AgreementTab({ record }: { record: PartnerRecordFragment }) {
  const { id, agreementState, agreementStartsOn, agreementEndsOn, agreementFile, revenueShareBp } = record;
  const mayEdit = useCan()(partnerKind.write);
  const { data } = useQuery(PartnerAgreementsDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  const earlier = data?.record?.earlierFiles ?? [];
  const isThere = agreementState !== "NONE";
  const change = (
    <TextLink href={agreementEditPath(id)}>{isThere ? "Change the agreement" : "Add an agreement"}</TextLink>
  );
  return (
    <TabColumn>
      {isThere ? (
        <FactsSection
          title={agreementWord(agreementState)}
          actions={mayEdit ? change : undefined}
          facts={[
            [labels.agreementStartsOn, agreementStartsOn && <Day value={agreementStartsOn} />],
            [labels.agreementEndsOn, agreementEndsOn ? <Day value={agreementEndsOn} /> : "It runs on"],
            [labels.revenueShareBp, revenueShareBp === null ? "None agreed" : inPercent(percentOf(revenueShareBp))],
            [labels.agreementFileId, agreementFile ? <FileLink file={agreementFile} /> : null],
          ]}
        />
      ) : (
        <Section title="Agreement" actions={mayEdit ? change : undefined}>
          <p>There is no agreement yet. Until one is in force, activating the partner takes a reason.</p>
        </Section>
      )}
      {earlier.length > 0 ? (
        <Section title="Earlier agreements">
          <LineList>
            {earlier.map((file) => (
              <li key={file.id}>
                <FileLink file={file} />
              </li>
            ))}
          </LineList>
        </Section>
      ) : null}
    </TabColumn>
  );
}
