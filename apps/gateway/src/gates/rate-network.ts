import { isIPv6 } from "node:net";

const groupsOfNetwork = 4;

/** What an address is counted as: IPv6 by its /64, of which one household has a whole one to change addresses within. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const [plain = ""] = address.split("%");
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? address;
  // The address as it is written shortest: hexadecimal groups, and at most one gap.
  const { hostname } = new URL(`http://[${plain}]/`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const groupsIn = (text = "") => (text === "" ? [] : text.split(":"));
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const gap = Array.from({ length: 8 - first.length - last.length }, () => "0");
  return `${[...first, ...gap, ...last].slice(0, groupsOfNetwork).join(":")}::/64`;
}
