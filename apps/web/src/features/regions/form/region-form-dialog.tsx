import { skipToken, useQuery } from "@apollo/client/react";
import { NotReadyDialog } from "../not-ready-dialog.tsx";
import { RegionForm } from "./region.form.tsx";
import { RegionForFormDocument } from "./region-form.generated.ts";

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
  if (data?.region) return <RegionForm region={data.region} onClose={onClose} />;
  return <NotReadyDialog loading={loading} error={error} onRetry={() => void refetch()} onClose={onClose} />;
}
