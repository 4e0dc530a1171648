export { coverAfter, keepCover } from "./cover.ts";
export { fileRecord, presentFiles, publicAddress, type FileRecord } from "./files.record.ts";
export { dropFile, keepFile, keptFor, setFileReaders } from "./files.service.ts";
export { serveFile } from "./serve.ts";
export { removeExports, tidyFiles } from "./tidy.ts";
