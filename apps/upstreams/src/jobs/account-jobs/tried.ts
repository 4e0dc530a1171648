import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";

/** Does something for one record, unless it is refused; then only that is taken back. Returns why not, or null. */
export async function tried(
  context: Context,
  run: (inside: Context) => Promise<string | null>,
): Promise<string | null> {
  try {
    return await context.db.transaction((db) => run({ ...context, db }));
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
