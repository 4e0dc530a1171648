export { notifyOfExpiringTokens } from "./notify-of-expiring-tokens.ts";
