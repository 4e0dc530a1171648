export { draftOngoing } from "./ongoing/ongoing.service.ts";
