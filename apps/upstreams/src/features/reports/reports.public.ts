export { removeOldActivity } from "./seals/remove-old-activity.ts";
export { sealActivity } from "./seals/seal-activity.ts";
