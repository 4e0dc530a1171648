import type { ReactNode } from "react";
import css from "./lines.module.css";

/** A cell of two lines: the fact, and a secondary detail. */
export function Lines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className={css.pair}>
      <span>{first}</span>
      {second ? <small>{second}</small> : null}
    </span>
  );
}
