export { settlementRoundOf, settlementRoundRecord } from "./settlement-round.record.ts";
