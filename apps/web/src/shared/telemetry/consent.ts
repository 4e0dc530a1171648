import { isRemembered } from "../browser/remember.ts";

/** Whether “I Agree” was pressed in this browser within the last 31 days. */
export const hasConsent = (): boolean => isRemembered("cookieConsent", Date.now());
