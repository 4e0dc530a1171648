export { deactivateAfterEnd } from "./deactivate-after-end.ts";
export { notifyOfAgreements } from "./notify-of-agreements.ts";
