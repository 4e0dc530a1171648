import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

const thisMachine = new BlockList();
thisMachine.addSubnet("127.0.0.0", 8, "ipv4");
thisMachine.addAddress("::1", "ipv6");

const isThisMachine = (address: string) => thisMachine.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** Normalises an address that may have a port or brackets; null if invalid. */
function plain(written: string): string | null {
  const text = written.trim();
  const [, bracketed, mapped, withPort] =
    /^(?:\[([^\]]*)\](?::\d+)?|::ffff:(\d+\.\d+\.\d+\.\d+)|(\d+\.\d+\.\d+\.\d+):\d+)$/i.exec(text) ?? [];
  const address = bracketed ?? mapped ?? withPort ?? text;
  return isIP(address) === 0 ? null : address;
}

/** The client's network address. Only fronts on this machine are trusted to report it. */
export function addressOf({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string {
  const direct = socket.remoteAddress ?? "";
  const forwarded = headers["x-forwarded-for"];
  if (forwarded === undefined) return direct;
  let address = plain(direct) ?? direct;
  // Each front appends the address that called it.
  for (const written of String(forwarded).split(",").reverse()) {
    if (isIP(address) !== 0 && !isThisMachine(address)) break;
    const before = plain(written);
    if (before === null) break;
    address = before;
  }
  return address;
}
