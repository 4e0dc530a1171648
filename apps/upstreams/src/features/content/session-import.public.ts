export { formulaFault } from "./formula-fault.ts";
export { demandSession, planBlocks, sessionState, takeBackBlocks, type GivenBlock } from "./session-import.ts";
