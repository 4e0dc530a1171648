import type { MailStatus } from "@app/schema/types.generated.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";

const tones = {
  ...({ WAITING: "waiting", SENT: "good", STORED: "neutral" } as const),
  ...({ FAILED: "trouble", WITHDRAWN: "neutral" } as const),
};

/** Where a mail stands; the stored ones are only here. */
export function MailStatusChip({ status }: { status: MailStatus }) {
  return <StatusChip status={status} tone={tones[status]} />;
}
