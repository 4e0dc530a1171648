import type { ComponentProps } from "react";
import css from "./error-line.module.css";

/** What went wrong, in the colour of danger: a glyph and words. */
export function ErrorLine(props: ComponentProps<"p">) {
  return <p {...props} className={css.line} />;
}
