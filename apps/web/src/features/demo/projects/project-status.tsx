import { StatusChip } from "@app/ui/value/status-chip.tsx";

/** The tone of each status, as the words belong to other things too. */
const tones = { PLANNED: "neutral", ACTIVE: "underWay", DONE: "good" } as const;

export const ProjectStatus = ({ status }: { status: keyof typeof tones }) => (
  <StatusChip status={status} tone={tones[status]} />
);
