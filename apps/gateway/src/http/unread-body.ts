import type { IncomingMessage, ServerResponse } from "node:http";
import { requestBytes } from "../gates/operation-limits.ts";

/** How long a body may continue after its response: enough to read that response. */
const lingerMs = 1_000;

/** How long a body that is not an upload may take, in milliseconds. */
export const bodyDeadlineMs = 30_000;

const canBeLong = ({ "transfer-encoding": parts, "content-length": length }: IncomingMessage["headers"]) =>
  parts !== undefined || Number(length ?? 0) > requestBytes;

/** Closes the connection of a client that keeps sending after its response; the rest would be read in vain. */
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

/** Closes the connection of a client whose body does not arrive in time; uploads have their own timeout. */
export function closeSlow(request: IncomingMessage, deadlineMs = bodyDeadlineMs): void {
  if (!hasBody(request.headers) || request.url === "/files") return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, deadlineMs);
  request.once("close", () => clearTimeout(timer));
}
