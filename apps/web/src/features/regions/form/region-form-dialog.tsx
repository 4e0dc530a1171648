import { skipToken, useQuery } from "@apollo/client/react";
import { SkeletonFields } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import { RegionForm } from "./region.form.tsx";
import { RegionForFormDocument } from "./region-form.generated.ts";

/** Of the form to come. */
const fields = [{}, { help: true }, { bar: true }, {}, {}, { wide: true }, {}, { help: true }];

interface RegionFormDialogProps {
  /** Null for a new region. */
  id: string | null;
  onClose: () => void;
}

/** The form for a new region, or for the one with this id. */
export function RegionFormDialog({ id, onClose }: RegionFormDialogProps) {
  const asked = id === null ? skipToken : ({ variables: { id }, fetchPolicy: "cache-and-network" } as const);
  const { data, loading, error, refetch } = useQuery(RegionForFormDocument, asked);
  if (id === null) return <RegionForm region={null} onClose={onClose} />;
  return (
    <RecordDialog
      what="region"
      wide
      loading={loading}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      skeleton={<SkeletonFields fields={fields} />}
    >
      {data?.region ? <RegionForm region={data.region} onClose={onClose} /> : null}
    </RecordDialog>
  );
}
