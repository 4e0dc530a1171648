import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { SettingsDocument } from "./settings.generated.ts";

export { SettingsScreen as Component } from "./settings.screen.tsx";

/** Asks for what was set. */
export const preload: Preload = (client) => prefetchQuery(client, SettingsDocument, {});
