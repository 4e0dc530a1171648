import type { Role } from "../enums.ts";
import { isLimited } from "../permissions.ts";

/** How long staff with limits may mend what they did themselves, in milliseconds. */
const ownMistakeMs = 24 * 3_600_000;

/**
 * Whether somebody may void what was sent, or take back what was entered: those without limits always, others what they did
 * themselves within a day. Source: domain.md 1.3, 2.6.
 */
export const mayMend = (
  { id, role }: { id: string; role: Role | null },
  { byId, at }: { byId: string | null; at: Date },
  now: Date,
): boolean => !isLimited(role, "invoices") || (byId === id && now.getTime() - at.getTime() <= ownMistakeMs);
