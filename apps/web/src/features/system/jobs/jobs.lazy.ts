import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { JobsDocument } from "./jobs.generated.ts";

export { JobsScreen as Component } from "./jobs.screen.tsx";

/** Asks for the jobs. */
export const preload: Preload = (client) => prefetchQuery(client, JobsDocument, {});
