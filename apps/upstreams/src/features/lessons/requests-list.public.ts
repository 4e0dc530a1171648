export type { RequestRecord } from "./request.record.ts";
export { listRequests, requestList } from "./requests.queries.ts";
export { cancelRequest, claimRequest, giveRequestOwner } from "./requests.service.ts";
