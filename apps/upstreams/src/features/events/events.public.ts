export { admitGateway } from "./admit-gateway.ts";
export { removeOldEvents } from "./events.queries.ts";
