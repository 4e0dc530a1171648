import type { Context } from "./context.ts";
import { systemName } from "./system-context.ts";

/** The clock of the member of staff who reads the answer; null where nobody of them does. */
export const readBy = ({ actor, answers }: Pick<Context, "actor" | "answers">): string | null =>
  answers || actor.id === systemName ? null : actor.timeZone;
