import { customerPath, customersPath } from "../../shared/links/record-paths.ts";
import type { RecordKind } from "../../shared/records/record-kind.ts";

const area = { write: "customers:write", act: "customers:act" } as const;

/** What the list, the page, the dialogs and the form of customers have in common. */
export const customerKind: RecordKind = {
  ...area,
  history: "CUSTOMER",
  one: "customer",
  many: "customers",
  list: "customers",
  page: (id) => customerPath(id),
};

/** The same of dependents. */
export const dependentKind: RecordKind = {
  ...area,
  history: "DEPENDENT",
  one: "dependent",
  many: "dependents",
  list: "dependents",
};

export const addFamilyPath = `${customersPath}/add-family`;
