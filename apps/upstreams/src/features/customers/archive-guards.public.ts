import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";

/** Says why a customer may not be archived; null if nothing stands against it. */
type ArchiveGuard = (context: Context, customerId: string) => Promise<string | null>;

const guards: ArchiveGuard[] = [];

/** Adds what an area has against archiving a customer: areas know of customers, customers of none of them. */
export function guardArchiving(guard: ArchiveGuard): void {
  guards.push(guard);
}

/** Refuses to archive a customer whom an area still needs. */
export async function refuseIfNeeded(context: Context, customerId: string): Promise<void> {
  for (const guard of guards) {
    const reason = await guard(context, customerId);
    if (reason !== null) throw new Refusal("WRONG_STATE", reason);
  }
}
