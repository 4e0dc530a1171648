export type { CustomerPodRecord } from "./customer-pod.record.ts";
export { listPods, podList } from "./customer-pods.queries.ts";
