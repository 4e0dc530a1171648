import type { ComponentProps } from "react";
import css from "./list-frame.module.css";

export function Page(props: ComponentProps<"div">) {
  return <div {...props} className={css.page} />;
}

export function TabSlot(props: ComponentProps<"div">) {
  return <div {...props} className={css.tabSlot} />;
}

export function Body(props: ComponentProps<"div">) {
  return <div {...props} className={css.body} />;
}
