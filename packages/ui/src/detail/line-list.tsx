import type { ReactNode } from "react";
import css from "./line-list.module.css";

/** A list of records in a tab; each `li` has a description and a state. */
export const LineList = ({ children }: { children: ReactNode }) => <ul className={css.lines}>{children}</ul>;
