import type { PageAction } from "@app/ui/page/page-action.ts";
import type { SavedViewFragment } from "./views.generated.ts";

/** What else can be done with a view, where lists of its kind offer more than others. */
export type MoreOfView = (view: SavedViewFragment) => readonly PageAction[];
