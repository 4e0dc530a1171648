export { formulaFault } from "./formula-fault.ts";
export { demandSession, planBlocks, sessionState, revertBlocks, type GivenBlock } from "./session-import.ts";
