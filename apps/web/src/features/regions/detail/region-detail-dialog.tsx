import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { regionAddress } from "@app/domain/regions/region-address.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { color } from "@app/ui/theme/color.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import { whoMay } from "../../../shared/permission/use-can.ts";
import { ZoneNow } from "../list/zone-now.tsx";
import { percentOf } from "../tax-rate.ts";
import { RegionDetailDocument, type RegionDetailFragment } from "./region-detail.generated.ts";

const Facts = styled.dl({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "10px 20px",
  margin: "8px 0 0",
  "& dd": { margin: 0, color: color.text, overflowWrap: "anywhere" },
});

interface RegionDetailDialogProps {
  id: string;
  onClose: () => void;
}

/** One region for those who may not edit it. */
export function RegionDetailDialog({ id, onClose }: RegionDetailDialogProps) {
  const { data, loading, error, refetch } = useQuery(RegionDetailDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const region = data?.region;
  return (
    <RecordDialog
      what="region"
      loading={loading}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      skeleton={<SkeletonLines count={12} />}
    >
      {region ? <RegionDetail region={region} onClose={onClose} /> : null}
    </RecordDialog>
  );
}

function RegionDetail({ region, onClose }: { region: RegionDetailFragment; onClose: () => void }) {
  const { code, name } = region;
  return (
    <DialogFrame open onClose={onClose} title={`${name} (${code})`} buttons={<Button onClick={onClose}>Close</Button>}>
      <RegionFacts region={region} />
      <p style={{ marginTop: 16 }}>
        <TextLink href={`/app/tutoring/${regionAddress(code)}/curriculums`}>Curriculums of {name}</TextLink>
      </p>
      <p style={{ marginTop: 8 }}>Editing regions: {whoMay("regions:write").toLowerCase()}</p>
    </DialogFrame>
  );
}

function RegionFacts({ region }: { region: RegionDetailFragment }) {
  const { currency, timeZone, cancellationPolicy: policy, taxRateBp, invoicePrefix, active } = region;
  const facts = [
    ["Status", active ? "Active" : "Archived"],
    ["Currency", currency],
    ["Local time", <ZoneNow key="zone" timeZone={timeZone} />],
    ["Cancellation policy", policy ? policyWords(policy) : "–"],
    ["Tax rate", `${percentOf(taxRateBp)} %`],
    ["Invoice prefix", invoicePrefix],
    ["Used by", `${countOf(region.customerCount, "customer")} · ${countOf(region.tutorCount, "tutor")}`],
  ] as const;
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

type Policy = NonNullable<RegionDetailFragment["cancellationPolicy"]>;

const policyWords = ({ name, windowHours, lateCancelPercent, noShowPercent }: Policy) =>
  `${name}: ${lateCancelPercent} % when cancelled less than ${windowHours} h before, ${noShowPercent} % for a no-show`;
