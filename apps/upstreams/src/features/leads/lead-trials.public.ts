export { customerForTrial, trialBooked, trialCompleted } from "./lead-trials.ts";
