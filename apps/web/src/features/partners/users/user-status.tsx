import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { PartnerUserRowFragment } from "./user.generated.ts";

/** What somebody reads as; while their partner is suspended, the chip says so. */
export const UserStatus = ({ user: { status, readsAs } }: { user: PartnerUserRowFragment }) =>
  status === readsAs ? <StatusChip status={status} /> : <StatusChip status={readsAs} word="Partner suspended" />;
