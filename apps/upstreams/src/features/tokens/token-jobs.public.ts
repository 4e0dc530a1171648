export { tellOfExpiringTokens } from "./tell-of-expiring-tokens.ts";
