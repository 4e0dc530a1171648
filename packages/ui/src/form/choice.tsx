import type { ComponentProps } from "react";
import MenuItem from "@mui/material/MenuItem";
import css from "./choice.module.css";

/** One of the choices of a select; the tick behind its words is that of the chosen one. */
export function Choice(props: ComponentProps<typeof MenuItem>) {
  return <MenuItem {...props} className={css.choice} />;
}
