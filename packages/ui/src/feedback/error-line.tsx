import type { ComponentProps } from "react";
import css from "./error-line.module.css";

/** An error message in the danger colour, with an icon. A form can bring somebody to it. */
export function ErrorLine(props: ComponentProps<"p">) {
  return <p tabIndex={-1} {...props} className={css.line} />;
}
