import type { ComponentProps } from "react";
import MenuItem from "@mui/material/MenuItem";
import css from "./choice.module.css";

/** An option of a select; the selected one has a tick. */
export function Choice(props: ComponentProps<typeof MenuItem>) {
  return <MenuItem {...props} className={css.choice} />;
}
