import type { ComponentProps } from "react";
import css from "./tab-column.module.css";

/** What a tab of a detail page shows, in one width for all of them: nothing jumps from tab to tab. */
export function TabColumn(props: ComponentProps<"div">) {
  return <div {...props} className={css.tabColumn} />;
}
