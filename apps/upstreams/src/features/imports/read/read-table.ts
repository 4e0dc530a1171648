import type { Readable } from "node:stream";
import { fileMessages } from "@app/domain/files/file-kinds.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { FileStore } from "../../../storage/file-store.ts";
import type { TableRow } from "./import-table.ts";
import { ReaderProcess } from "./reader-process.ts";

async function send(reader: ReaderProcess, content: Readable): Promise<void> {
  for await (const part of content as AsyncIterable<Buffer>) await reader.ask({ part });
}

/**
 * The rows of a stored file, its headings among them, as they were typed. They are read by a program beside this one. What
 * is to be said of the file stands in `notes` at the end.
 */
export async function* readTable(
  store: FileStore,
  file: { id: string; contentType: string },
  notes: string[],
): AsyncGenerator<TableRow> {
  const content = await store.get(file.id);
  if (!content) throw new Refusal("NOT_FOUND", fileMessages.uploadAgain);
  const reader = new ReaderProcess();
  let isAtEnd = false;
  try {
    await send(reader, content);
    let said = await reader.ask({ read: file.contentType });
    while ("rows" in said) {
      yield* said.rows;
      if (said.isLast) {
        notes.push(...said.notes);
        isAtEnd = true;
        return;
      }
      said = await reader.ask({ more: true });
    }
  } finally {
    reader.close(isAtEnd);
  }
}
