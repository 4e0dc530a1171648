import type { FormulaFault } from "@app/domain/content/maths-checks.ts";
import { faultsOf } from "@app/domain/content/session-checks.ts";
import type { Block } from "@app/domain/content/session.ts";

const known = new WeakMap<Block, { by: FormulaFault | undefined; faults: ReturnType<typeof faultsOf> }>();

/** What is wrong with a block; looked for once, since a block that is written in is another one. */
export function faultsIn(block: Block, formulaFault: FormulaFault | undefined) {
  const found = known.get(block);
  if (found && found.by === formulaFault) return found.faults;
  const faults = faultsOf(block, formulaFault);
  known.set(block, { by: formulaFault, faults });
  return faults;
}
