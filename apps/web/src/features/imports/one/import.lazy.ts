import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { ImportDocument } from "../import.generated.ts";

export { ImportScreen as Component } from "./import.screen.tsx";

/** Asks for the import that the address names; a new one has nothing to ask for. */
export const preload: Preload = (client, { params: { importId: id = "" } }) =>
  id === "new" ? Promise.resolve() : prefetchQuery(client, ImportDocument, { id });
