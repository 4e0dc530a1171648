import { useId, type ReactNode } from "react";
import css from "./section.module.css";

interface SectionProps {
  title: string;
  /** Beside the title, secondary. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading. */
export function Section({ title, note, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.frame} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {note ? <p>{note}</p> : null}
        {actions ? <div>{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
