import type { ReactNode } from "react";
import css from "./fact-row.module.css";

export interface Fact {
  label: string;
  value: ReactNode;
  /** Third line, secondary. */
  second?: ReactNode;
}

/** At most five facts, separated by hairlines; two columns on narrow screens. */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.row}>
      {facts.map(({ label, value, second }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {second ? <dd>{second}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
