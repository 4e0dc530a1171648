import type { ComponentProps } from "react";
import css from "./table-frame.module.css";

/** A native table with one set of rules, so that cells need no styles of their own. */
export function TableFrame(props: ComponentProps<"table">) {
  return <table {...props} className={css.tableFrame} />;
}
