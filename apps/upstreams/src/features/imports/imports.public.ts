export { checkPiece } from "./checking.ts";
export { importPiece } from "./importing.ts";
export { imports, type ImportRow } from "./imports.table.ts";
export { Pace } from "./pace.ts";
export { readImport } from "./reading.ts";
export { removeOldImports } from "./remove-old.ts";
export { endWith, Lost, takeImport, type Worker } from "./import-lease.ts";
export { undoPiece } from "./undoing.ts";
