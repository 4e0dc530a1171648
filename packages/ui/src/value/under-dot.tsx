import type { ComponentProps } from "react";
import css from "./under-dot.module.css";

/** The dot below ẹ ọ ṣ: here, now, new. Words beside it always say the same. */
export function UnderDot(props: ComponentProps<"span">) {
  return <span {...props} className={css.underDot} />;
}
