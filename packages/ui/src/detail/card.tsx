import { useId, type ReactNode } from "react";
import css from "./card.module.css";

interface CardProps {
  title: string;
  /** Right of the title: a TextLink or a plain button. */
  action?: ReactNode;
  /** On the sunken tone without a border, for explanations. */
  sunken?: boolean;
  children: ReactNode;
}

/** A titled box in a side column. */
export function Card({ title, action, sunken = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.frame} aria-labelledby={id} data-sunken={sunken ? "" : undefined}>
      <div className={css.head}>
        <h3 id={id}>{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
