import { brokenUnique } from "../database/retryable.ts";
import type { Refusal } from "../service/refusal.ts";

/** Turns a violated unique constraint into its refusal. The database decides, so concurrent writes are covered. */
export async function withUnique<T>(refusals: Record<string, () => Refusal>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusals[brokenUnique(error) ?? ""]?.() ?? error;
  }
}
