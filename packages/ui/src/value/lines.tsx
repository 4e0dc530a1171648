import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color } from "../theme/color.ts";

const Pair = styled.span({
  display: "block",
  minWidth: 0,
  "& > *": { display: "block", overflow: "hidden", textOverflow: "ellipsis" },
  "& > small": { fontSize: "0.84375rem", lineHeight: 18 / 13.5, color: color.textSecondary },
});

/** Two lines of one cell: the fact and, secondary, what belongs to it. */
export function Lines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <Pair>
      <span>{first}</span>
      {second ? <small>{second}</small> : null}
    </Pair>
  );
}
