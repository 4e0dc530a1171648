export { draftOngoing } from "./ongoing/ongoing.service.ts";
export { customersToBill } from "./ongoing/run-preview.ts";
