export type { CustomerPodRecord } from "./customer-pod.record.ts";
export { currentMembers, listPods, podList } from "./customer-pods.queries.ts";
export { firePodEvent, podKind } from "./customer-pods.service.ts";
export { customerPods } from "./customer-pods.table.ts";
