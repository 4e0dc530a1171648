import { dialectInput, type DialectInput } from "@app/domain/language/dialect.ts";
import type { Database } from "../database/client.ts";
import { dialects } from "../features/dialects/dialects.public.ts";
import type { Seed } from "./random.ts";

const dialectNames = {
  Igbo: ["Owerri", "Onitsha", "Ngwa", "Nsukka", "Enuani", "Afikpo", "Izzi", "Umuahia"],
  Yoruba: ["Oyo", "Ijebu", "Ekiti", "Ondo", "Egba", "Ijesha", "Owo", "Ife"],
} as const satisfies Partial<Record<DialectInput["subject"], readonly string[]>>;

/** Dialects beside the standard ones, which every database has. */
export async function seedDialects(db: Database, seed: Seed): Promise<void> {
  const rows = Object.entries(dialectNames).flatMap(([subject, names]) =>
    names.map((name, place) => ({
      ...seed.record(seed.daysAgo(700)),
      ...dialectInput.parse({ subject, name, order: (place + 2) * 10 }),
    })),
  );
  await db.insert(dialects).values(rows);
}
