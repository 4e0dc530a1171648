import type { ReactNode } from "react";
import css from "./lines.module.css";

/** Two lines of one cell: the fact and, secondary, what belongs to it. */
export function Lines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className={css.pair}>
      <span>{first}</span>
      {second ? <small>{second}</small> : null}
    </span>
  );
}
