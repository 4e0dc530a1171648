import type { LatePanel } from "@app/ui/list/filter-bar.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Facets } from "../list/facets.ts";

const panel = lazyWithPreload(async () => (await import("./counted-filter-panel.tsx")).CountedFilterPanel);

/** The filter panel with counts for the current list, loaded when it is opened. */
export const countedPanel = (facets: Facets | undefined, filter: object): LatePanel | undefined =>
  facets && {
    load: panel.load,
    draw: (props) => <panel.Part {...props} facets={facets} filter={filter} />,
  };
