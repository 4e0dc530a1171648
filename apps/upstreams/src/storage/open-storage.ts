import { join } from "node:path";
import type { Config } from "../config.ts";
import type { FileStorage } from "./file-store.ts";
import { FolderStore } from "./folder-store.ts";

/** The configured bucket, else a folder in the data folder; nothing is written before the first file. */
export async function openStorage({
  dataDir,
  s3,
  unusedFilesMs,
}: Pick<Config, "dataDir" | "s3" | "unusedFilesMs">): Promise<FileStorage> {
  const staging = join(dataDir, "uploads");
  if (s3 === null) return { store: new FolderStore(join(dataDir, "files"), staging), staging, unusedMs: unusedFilesMs };
  // Loaded only if needed.
  const { S3Store } = await import("./s3-store.ts");
  return { store: new S3Store(s3), staging, unusedMs: unusedFilesMs };
}
