import type { ImportKind } from "@app/domain/imports/import-enums.ts";
import type { Importable } from "../importable.ts";
import { customerImport } from "./customers.ts";
import { dependentImport } from "./dependents.ts";

/** Everything that can be imported. A new one is a row here, one in `importKinds`, and its file. */
export const importKindsByName: Readonly<Record<ImportKind, Importable>> = {
  customers: customerImport,
  dependents: dependentImport,
};
