import { createHash, timingSafeEqual } from "node:crypto";
import { clientMessages } from "@app/domain/client-messages.ts";
import { messages } from "@app/domain/messages.ts";
import type { App } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Opens to who sends the events token; how long it takes says nothing about the token. */
export function admitGateway({ events: { token } }: App, authorization: string | undefined): void {
  if (token === null) throw new Refusal("NOT_FOUND", messages.missing("Address"));
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  if (!timingSafeEqual(digest(given), digest(token))) {
    throw new Refusal("UNAUTHENTICATED", clientMessages.tokenInvalid);
  }
}
