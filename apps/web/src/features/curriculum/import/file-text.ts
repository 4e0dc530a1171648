import { importKilobytesMax } from "@app/domain/curriculum/import.ts";
import { curriculumMessages } from "@app/domain/curriculum/curriculum-messages.ts";

/** A file of topics as text, or why it cannot be read: UTF-8, or what spreadsheets call Unicode text. */
export async function textOf(file: File): Promise<{ csv: string } | { refused: string }> {
  if (file.size > importKilobytesMax * 1024) return { refused: curriculumMessages.importSize(importKilobytesMax) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return { csv: new TextDecoder(isWide ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { refused: curriculumMessages.importEncoding };
  }
}

/** Hands a text to the person as a file. */
export function download(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}
