export { customerPods, podMembers } from "./customer-pods.table.ts";
