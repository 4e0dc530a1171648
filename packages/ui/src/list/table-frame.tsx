import type { ComponentProps } from "react";
import css from "./table-frame.module.css";

/** A real table drawn by one rule set: a cell costs no style of its own. */
export function TableFrame(props: ComponentProps<"table">) {
  return <table {...props} className={css.tableFrame} />;
}
