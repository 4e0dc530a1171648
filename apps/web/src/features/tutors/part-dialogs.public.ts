export { partDialogs } from "./parts/part-dialogs.ts";
export { payInWords, rateInWords } from "./parts/pay-labels.ts";
