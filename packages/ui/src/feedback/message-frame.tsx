import type { ComponentProps } from "react";
import css from "./message-frame.module.css";

/** The centred message of an otherwise empty page. */
export function MessageFrame(props: ComponentProps<"div">) {
  return <div {...props} className={css.messageFrame} />;
}
