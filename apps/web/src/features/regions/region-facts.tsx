import { inPercent } from "@app/domain/percent.ts";
import { regionAddress } from "@app/domain/regions/region-address.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { ZoneNow } from "@app/ui/value/zone-now.tsx";
import { whoMay } from "../../shared/permission/use-can.ts";
import { FactsDialog } from "../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { countOf } from "../../shared/text/format.ts";
import { policyPath } from "./region.kind.ts";
import { RegionRecordDocument, type RegionRecordFragment } from "./region.generated.ts";

/** One region for those who may not edit it. */
export function RegionFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="region"
      query={RegionRecordDocument}
      title={({ name, code }) => `${name} (${code})`}
      facts={factsOf}
    >
      {({ code, name }) => (
        <>
          <p style={{ marginTop: 16 }}>
            <TextLink href={`/app/tutoring/${regionAddress(code)}/curriculums`}>Curriculums of {name}</TextLink>
          </p>
          <p style={{ marginTop: 8 }}>Editing regions: {whoMay("regions:write").toLowerCase()}</p>
        </>
      )}
    </FactsDialog>
  );
}

const factsOf = (region: RegionRecordFragment) => ({
  Status: region.active ? "Active" : "Archived",
  Currency: region.currency,
  "Local time": <ZoneNow timeZone={region.timeZone} />,
  "Cancellation policy": region.cancellationPolicy ? <Policy {...region.cancellationPolicy} /> : "–",
  "Tax rate": inPercent(region.taxRateBp / 100),
  "Prices include the tax": region.pricesIncludeTax ? "Yes" : "No",
  "Invoice prefix": region.invoicePrefix,
  "On invoices": region.legalName && region.legalAddress ? `${region.legalName}, ${region.legalAddress}` : "–",
  "Takes bank transfers in": region.bankDetails.map(({ currency }) => currency).join(", ") || "–",
  "Used by": `${countOf(region.customerCount, "customer")} · ${countOf(region.tutorCount, "tutor")}`,
});

type PolicyProps = NonNullable<RegionRecordFragment["cancellationPolicy"]>;

function Policy({ id, name, windowHours, lateCancelPercent, noShowPercent }: PolicyProps) {
  return (
    <>
      <TextLink href={policyPath(id)}>{name}</TextLink>
      {`: ${inPercent(lateCancelPercent)} when cancelled less than ${windowHours} h before, ${inPercent(noShowPercent)} for a no-show`}
    </>
  );
}
