import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";
import { JobsDocument } from "./jobs.generated.ts";

export { JobsScreen as Component } from "./jobs.screen.tsx";

/** Asks for the jobs. */
export const preload: Preload = (client) => askEarly(client, JobsDocument, {});
