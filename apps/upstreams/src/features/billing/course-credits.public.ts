import type { Context } from "../../service/context.ts";
import { coverShown } from "./cover.queries.ts";

/** So many customers are looked at together. */
const atOnce = 500;

/** How many lessons ahead are paid for of each prepaid course that goes on of some customers. Source: domain.md 5.5. */
export async function courseCredits(context: Pick<Context, "db" | "now">, customerIds: readonly string[]) {
  const found: { courseId: string; lessonsLeft: number }[] = [];
  for (let from = 0; from < customerIds.length; from += atOnce) {
    const covers = await coverShown(context, customerIds.slice(from, from + atOnce));
    found.push(...covers.flatMap(({ courses }) => courses));
  }
  return found;
}
