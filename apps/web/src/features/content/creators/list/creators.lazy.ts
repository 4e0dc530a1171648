import { preloadOf } from "../../../../shared/list/list-of.ts";
import { creatorsList } from "./creators.list.tsx";

export { CreatorsScreen as Component } from "./creators.screen.tsx";

export const preload = preloadOf(creatorsList);
