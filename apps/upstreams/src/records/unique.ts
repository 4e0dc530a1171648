import { brokenUnique } from "../database/retryable.ts";
import type { Refusal } from "../service/refusal.ts";

/** Turns a broken unique constraint into the refusal that belongs to it; the database decides, so races are caught too. */
export async function withUnique<T>(refusals: Record<string, () => Refusal>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusals[brokenUnique(error) ?? ""]?.() ?? error;
  }
}
