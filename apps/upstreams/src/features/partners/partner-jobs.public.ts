export { deactivateAfterEnd } from "./deactivate-after-end.ts";
export { tellOfAgreements } from "./tell-of-agreements.ts";
