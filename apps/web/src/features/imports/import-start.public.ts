import type { ImportKind } from "@app/domain/imports/import-enums.ts";

/** Where an import of a kind begins. */
export const importStart = (kind: ImportKind): string => `/app/system/imports/new?kind=${kind}`;
