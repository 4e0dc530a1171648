import type { ComponentProps } from "react";
import css from "./message-frame.module.css";

/** The middle of a page that has nothing else to show. */
export function MessageFrame(props: ComponentProps<"div">) {
  return <div {...props} className={css.messageFrame} />;
}
