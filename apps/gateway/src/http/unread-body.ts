import type { IncomingMessage, ServerResponse } from "node:http";
import { requestBytes } from "../gates/operation-limits.ts";

/** How long a body may go on after the answer to it: time enough to read that answer. */
const lingerMs = 1_000;

/** How long a body that is no upload may take to come in, in milliseconds. */
export const bodyDeadlineMs = 30_000;

const canBeLong = ({ "transfer-encoding": parts, "content-length": length }: IncomingMessage["headers"]) =>
  parts !== undefined || Number(length ?? 0) > requestBytes;

/** Ends the connection of somebody who goes on sending after they have been answered: what is left would be read for nothing. */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!canBeLong(request.headers)) return;
  response.once("finish", () => {
    const end = () => {
      if (!request.complete) request.socket.destroy();
    };
    if (!request.complete) setTimeout(end, lingerMs).unref();
  });
}

const hasBody = ({ "transfer-encoding": parts, "content-length": length }: IncomingMessage["headers"]) =>
  parts !== undefined || (length !== undefined && length !== "0");

/** Ends the connection of somebody whose body does not come in in time; an upload has a time of its own. */
export function closeSlow(request: IncomingMessage, deadlineMs = bodyDeadlineMs): void {
  if (!hasBody(request.headers) || request.url === "/files") return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, deadlineMs);
  request.once("close", () => clearTimeout(timer));
}
