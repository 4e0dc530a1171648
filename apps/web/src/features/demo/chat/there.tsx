import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import type { DemoChatContactPartsFragment } from "./chat.generated.ts";

/** Whether a contact is there now, or when they last were. */
export const There = ({ isActive, lastActivity }: DemoChatContactPartsFragment) => {
  if (isActive) return <StatusChip status="active" word="Online" />;
  return lastActivity ? (
    <span>
      Last online <Ago value={lastActivity} />
    </span>
  ) : null;
};
