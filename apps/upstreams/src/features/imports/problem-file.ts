import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { importFiles } from "@app/domain/imports/import-files.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { newId } from "../../database/new-id.ts";
import { files } from "../../database/schema/files.table.ts";
import type { Context } from "../../service/context.ts";
import { csvLines } from "../../service/csv-lines.ts";
import { importRows, type FileRow, type ImportRow } from "./imports.table.ts";
import type { Worker } from "./import-lease.ts";

const readAtOnce = 1_000;
export const heldUp = ["failed", "ambiguous", "archived"] as const;

/** "Email: Enter a valid email address. Phone: …", in the order of the form; what the row as a whole lacks comes first. */
export function problemsInWords({ kind }: Pick<ImportRow, "kind">, problems: Readonly<Record<string, string>>): string {
  const { columns } = importFiles[kind];
  const placeOf = (field: string) => columns.findIndex((column) => column.field === field.split(".")[0]);
  return Object.entries(problems)
    .map(([field, message]) => ({ place: placeOf(field), message }))
    .sort((a, b) => a.place - b.place)
    .map(({ place, message }) => {
      const label = columns[place]?.label;
      // "Email is required." names it already.
      return label === undefined || message.startsWith(label) ? message : `${label}: ${message}`;
    })
    .join(" ");
}

async function* problemRows({ database }: Worker, job: ImportRow): AsyncGenerator<FileRow[]> {
  const { importId, place, verdict } = importRows;
  let after = 0;
  for (;;) {
    const rows = await database
      .select()
      .from(importRows)
      .where(and(eq(importId, job.id), gt(place, after), inArray(verdict, [...heldUp])))
      .orderBy(asc(place))
      .limit(readAtOnce);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.place ?? after;
  }
}

/**
 * Stores the rows that cannot be imported as a file with the same columns and what is wrong. Answers the writing of its
 * row, for the transaction that names it; cut off in between, it leaves what the job for unused files removes.
 */
export async function storeProblems(
  worker: Worker,
  job: ImportRow,
): Promise<(context: Context) => Promise<string | null>> {
  const ownColumns = job.headings.map((_, at) => at).filter((at) => job.headings[at] !== importMessages.problemColumn);
  const head = [...ownColumns.map((at) => job.headings[at] ?? ""), importMessages.problemColumn];
  const parts: string[] = [];
  for await (const rows of problemRows(worker, job)) {
    const lines = rows.map(({ cells, problems }) => [
      ...ownColumns.map((at) => cells[at] ?? ""),
      problemsInWords(job, problems ?? {}),
    ]);
    parts.push(csvLines(lines));
  }
  if (parts.length === 0) return () => Promise.resolve(null);
  const content = Buffer.from(`\uFEFF${csvLines([head])}${parts.join("")}`);
  const id = newId(worker.clock.now());
  await worker.files.store.put(id, Readable.from([content]), content.length);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const name = `${job.fileName.replace(/\.\w+$/, "")}-problems.csv`;
  return async ({ db, now }) => {
    const named = { id, kind: "import", state: "kept", name, contentType: "text/csv", refersKind: "import" } as const;
    const size = content.length;
    await db.insert(files).values({ ...named, refersId: job.id, size, sha256, createdAt: now, createdBy: job.ownerId });
    return id;
  };
}
