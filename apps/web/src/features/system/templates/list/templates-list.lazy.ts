import { preloadOf } from "../../../../shared/list/list-of.ts";
import { templatesList } from "./templates.list.tsx";

export { TemplatesListScreen as Component } from "./templates-list.screen.tsx";

export const preload = preloadOf(templatesList);
