import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { ExportFormat } from "@app/domain/system/account-job-enums.ts";
import type { FileStorage } from "../../storage/file-store.ts";
import type { Cell } from "./cell.ts";
import { csvWriter } from "./csv.ts";
import { xlsxWriter } from "./xlsx.ts";

const writers = { csv: csvWriter, xlsx: xlsxWriter };

/** A sheet written to the local disk, and stored when complete. */
export interface SheetFile {
  /** Waits for the disk, so that rows do not accumulate in memory. */
  rows(rows: readonly (readonly Cell[])[]): Promise<void>;
  /** Completes the sheet and stores it. */
  store(): Promise<{ size: number; sha256: string }>;
  /** Removes the local file, stored or not. */
  close(): Promise<void>;
}

/** Starts a sheet. The file name begins with an id, so that files of dead servers can be found by age and removed. */
export async function openSheetFile(
  { store, staging }: FileStorage,
  id: string,
  format: ExportFormat,
): Promise<SheetFile> {
  await mkdir(staging, { recursive: true });
  const path = join(staging, `${id}.export`);
  const out = createWriteStream(path, { mode: 0o600, flags: "wx" });
  const hash = createHash("sha256");
  let size = 0;
  const writer = writers[format]((part) => {
    hash.update(part);
    size += part.length;
    out.write(part);
  });
  return {
    async rows(rows) {
      writer.rows(rows);
      if (out.writableNeedDrain) await once(out, "drain");
    },
    async store() {
      writer.end();
      out.end();
      await finished(out);
      await store.put(id, createReadStream(path), size);
      return { size, sha256: hash.digest("hex") };
    },
    async close() {
      out.destroy();
      await rm(path, { force: true });
    },
  };
}
