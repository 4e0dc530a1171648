import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { below, color } from "../theme/color.ts";

export interface Fact {
  label: string;
  value: ReactNode;
  /** Third line, secondary. */
  second?: ReactNode;
}

const Row = styled.dl({
  display: "flex",
  margin: 0,
  "& > div": { minWidth: 0, paddingRight: 28, marginRight: 28, borderRight: `1px solid ${color.line}` },
  "& > div:last-child": { border: 0, marginRight: 0, paddingRight: 0 },
  "& dt": { fontSize: "0.84375rem", lineHeight: 18 / 13.5, color: color.textSecondary },
  "& dd": { fontWeight: 600 },
  "& dd + dd": { fontSize: "0.84375rem", lineHeight: 18 / 13.5, fontWeight: 400, color: color.textSecondary },
  [below.tablet]: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "12px 16px",
    "& > div": { border: 0, margin: 0, padding: 0 },
  },
});

/** At most five facts with hairlines between; two by two on narrow screens. */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <Row>
      {facts.map(({ label, value, second }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {second ? <dd>{second}</dd> : null}
        </div>
      ))}
    </Row>
  );
}
