import type { ReactNode } from "react";
import css from "./line-list.module.css";

/** Records under one another in a tab, each an `li` of what it is and how it stands. */
export const LineList = ({ children }: { children: ReactNode }) => <ul className={css.lines}>{children}</ul>;
