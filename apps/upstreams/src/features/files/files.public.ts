export { fileRecord, presentFiles, publicAddress } from "./files.record.ts";
export { dropFile, keepFile } from "./files.service.ts";
export { serveFile } from "./serve.ts";
export { tidyFiles } from "./tidy.ts";
