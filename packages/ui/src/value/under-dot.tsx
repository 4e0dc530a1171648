import type { ComponentProps } from "react";
import css from "./under-dot.module.css";

/** The dot below ẹ ọ ṣ: current, or new. Text beside it always says the same. */
export function UnderDot(props: ComponentProps<"span">) {
  return <span {...props} className={css.underDot} />;
}
