import { createHmac, randomBytes } from "node:crypto";
import { base62, randomLetters, tokenOf } from "@app/domain/tokens/token-form.ts";

const randomBytesEach = 24;
/** How much of a token tells it from others. */
const shownLetters = 8;

/** A new token: 192 random bits and a checksum. */
export const newToken = (): string =>
  tokenOf(base62(BigInt(`0x${randomBytes(randomBytesEach).toString("hex")}`), randomLetters));

export const prefixOf = (token: string): string => token.slice(0, shownLetters);

/** What is stored of a token. */
export const tokenHash = (key: Buffer, token: string): string => createHmac("sha256", key).update(token).digest("hex");
