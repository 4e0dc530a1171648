import { z } from "zod";
import { bookParts } from "@app/domain/billing/book-parts.ts";

export const bookFault = z
  .object({
    about: z.enum(bookParts),
    /** What it is about, as staff know it. */
    name: z.string(),
    fault: z.string(),
    invoiceId: z.string().nullable(),
    customerId: z.string().nullable(),
    regionId: z.string().nullable().optional().meta({ description: "In whose books the month is." }),
  })
  .meta({ id: "BookFault" });
export type BookFault = z.infer<typeof bookFault>;

/** Rows that are read at once. */
export const block = 500;

/** Reads all rows of a table in blocks, by id. Returns how many there were and what was found in them. */
export async function inBlocks<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
  look: (rows: Row[]) => Promise<BookFault[]>,
): Promise<{ count: number; faults: BookFault[] }> {
  const faults: BookFault[] = [];
  let count = 0;
  let after = "";
  for (;;) {
    const rows = await read(after);
    if (rows.length === 0) return { count, faults };
    faults.push(...(await look(rows)));
    count += rows.length;
    after = rows.at(-1)?.id ?? "";
  }
}
