import type { LatePanel } from "@app/ui/list/filter-bar.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Facets } from "../list/facets.ts";

const panel = lazyWithPreload(async () => (await import("./counted-filter-panel.tsx")).CountedFilterPanel);

/** The panel of filters with the number beside each choice, asked for when it is opened, for what the list shows now. */
export const countedPanel = (facets: Facets | undefined, filter: object): LatePanel | undefined =>
  facets && {
    load: panel.load,
    draw: (props) => <panel.Part {...props} facets={facets} filter={filter} />,
  };
