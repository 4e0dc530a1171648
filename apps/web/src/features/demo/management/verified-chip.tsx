import { StatusChip } from "@app/ui/value/status-chip.tsx";

/** Whether a customer's email address has been verified. */
export const VerifiedChip = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? <StatusChip status="confirmed" word="Verified" /> : <StatusChip status="inactive" word="Not verified" />;
