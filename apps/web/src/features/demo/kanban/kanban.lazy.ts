import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { DemoBoardDocument } from "./kanban.generated.ts";

export { KanbanScreen as Component } from "./kanban.screen.tsx";

export const preload: Preload = (client) => prefetchQuery(client, DemoBoardDocument, {});
