import { useEffect, useState } from "react";
import type { FormulaFault } from "@app/domain/content/maths-checks.ts";
import type { Block } from "@app/domain/content/session.ts";

const hasMaths = ({ useMaths, options, blockType }: Block) =>
  blockType === "graph" ||
  blockType === "expression" ||
  Object.values(useMaths).some((isOn) => isOn) ||
  options.some((option) => option.useMaths);

/** The formula checker, loaded with the first block that has a formula. */
export function useFormulaFault(blocks: readonly Block[]): FormulaFault | undefined {
  const [fault, setFault] = useState<FormulaFault>();
  const isWanted = blocks.some(hasMaths);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    // Without it formulas are checked when the session is saved.
    void import("../learner/formula-fault.ts").then(
      ({ formulaFault }) => {
        if (isHere) setFault(() => formulaFault);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return fault;
}
