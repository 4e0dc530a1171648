export { customerForTrial, firstPaid, trialBooked, trialCompleted } from "./lead-trials.ts";
