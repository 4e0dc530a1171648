import type { ReactNode } from "react";
import css from "./comes-to.module.css";

const title = "What it comes to";

/** The part of a dialog that says what an act would come to in money, before it is done. */
export const ComesToSection = ({ children }: { children: ReactNode }) => (
  <section className={css.comesTo} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);
