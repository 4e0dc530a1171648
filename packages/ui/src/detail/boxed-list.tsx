import type { ReactNode } from "react";
import css from "./boxed-list.module.css";

/** A list in a box; of each `li` the description takes the room that is left, and its `small` a line of its own. */
export const BoxedList = ({ children }: { children: ReactNode }) => <ul className={css.boxed}>{children}</ul>;
