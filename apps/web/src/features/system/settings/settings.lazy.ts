import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";
import { SettingsDocument } from "./settings.generated.ts";

export { SettingsScreen as Component } from "./settings.screen.tsx";

/** Asks for what was set. */
export const preload: Preload = (client) => askEarly(client, SettingsDocument, {});
