import type { PodMemberFragment } from "./pod-members.generated.ts";

/** Whether somebody was in the pod when a lesson began. */
export const wasIn = ({ joinedAt, leftAt }: Pick<PodMemberFragment, "joinedAt" | "leftAt">, startAt: string): boolean =>
  joinedAt <= startAt && (leftAt === null || startAt < leftAt);
