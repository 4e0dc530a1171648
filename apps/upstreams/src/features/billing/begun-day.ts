import type { Context } from "../../service/context.ts";
import { todayIn } from "./invoice-lots.ts";

/**
 * Whether a day that somebody enters has begun, in the region or where they are: a clerk in London writes down Monday while
 * it is Sunday in New York.
 */
export const hasBegun = (context: Pick<Context, "now" | "actor">, day: string, regionZone: string): boolean =>
  day <= todayIn(context, regionZone) || day <= todayIn(context, context.actor.timeZone);
