import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";
import { ImportDocument } from "../import.generated.ts";

export { ImportScreen as Component } from "./import.screen.tsx";

/** Asks for the import that the address names; a new one has nothing to ask for. */
export const preload: Preload = (client, { params: { importId: id = "" } }) =>
  id === "new" ? Promise.resolve() : askEarly(client, ImportDocument, { id });
