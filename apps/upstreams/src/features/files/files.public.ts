export { coverAfter, keepCover } from "./cover.ts";
export { fileRecord, guestFileUrls, presentFiles, publicAddress, type FileRecord } from "./files.record.ts";
export { dropFile, filesOf, keepFile, keptFor, readableFiles, setFileReaders, withholdFiles } from "./files.service.ts";
export { serveFile } from "./serve.ts";
export { demandRoom } from "./upload-quota.ts";
export { sayingDiskFull, takeAdmitted } from "./upload.service.ts";
export { removeExports, tidyFiles } from "./tidy.ts";
