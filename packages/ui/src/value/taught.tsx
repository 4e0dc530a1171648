import type { ReactNode } from "react";
import css from "./taught.module.css";

interface TaughtProps {
  /** "ig" or "yo"; undefined if unknown. */
  lang: string | undefined;
  /** In a row (default), in a table, as a heading, to the learner. */
  size?: "row" | "table" | "heading" | "learner";
  children: ReactNode;
}

/** Words of the language being taught, in their own font. */
export function Taught({ lang, size = "row", children }: TaughtProps) {
  return (
    <span className={css.voice} lang={lang} data-size={size}>
      {children}
    </span>
  );
}
