import type { ComponentProps } from "react";
import css from "./error-line.module.css";

/** An error message in the danger colour, with an icon. */
export function ErrorLine(props: ComponentProps<"p">) {
  return <p {...props} className={css.line} />;
}
