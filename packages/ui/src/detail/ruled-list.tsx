import type { ReactNode } from "react";
import css from "./ruled-list.module.css";

/** A list with rules between; each `li` has a description and states, and `data-addition` sets it in below the one before. */
export const RuledList = ({ children }: { children: ReactNode }) => <ul className={css.ruled}>{children}</ul>;
