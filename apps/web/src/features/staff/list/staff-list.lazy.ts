import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";
import { listVariablesAt } from "../../../shared/list/use-list-state.ts";
import { StaffListDocument } from "./staff-list.generated.ts";
import { staffRules, staffVariables } from "./staff.rules.ts";

export { StaffListScreen as Component } from "./staff-list.screen.tsx";

/** Asks for the rows that the address names. */
export const preload: Preload = (client, { search }) =>
  askEarly(client, StaffListDocument, staffVariables(listVariablesAt(search, staffRules)));
