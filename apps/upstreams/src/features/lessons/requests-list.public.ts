export type { RequestRecord } from "./request.record.ts";
export { listRequests, requestList } from "./requests.queries.ts";
export { cancelRequest, claimRequest, assignRequestOwner } from "./requests.service.ts";
