export { billingTexts } from "./billing-texts.ts";
