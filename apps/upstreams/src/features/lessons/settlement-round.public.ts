export { policyCopy } from "./policy-copy.record.ts";
export { settlementRoundOf, settlementRoundRecord } from "./settlement-round.record.ts";
