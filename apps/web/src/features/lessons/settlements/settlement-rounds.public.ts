export { SettlementRounds } from "./settlement-rounds.tsx";
