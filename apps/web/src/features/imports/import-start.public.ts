import type { ImportKind } from "@app/domain/imports/import-enums.ts";

export const importsPath = "/app/system/imports";
export const importPath = (id: string): string => `${importsPath}/${id}`;

/** Where an import of a kind begins, of records that stand for themselves. */
export const importStart = (kind: ImportKind): string => `${importsPath}/new?kind=${kind}`;
