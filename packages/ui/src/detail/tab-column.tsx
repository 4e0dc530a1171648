import type { ComponentProps } from "react";
import css from "./tab-column.module.css";

/** The content column of a tab, with one width for all tabs, so that nothing jumps. */
export function TabColumn(props: ComponentProps<"div">) {
  return <div {...props} className={css.tabColumn} />;
}
