const groupsOfNetwork = 4;

/** The shortest form of an IPv6 address; null for anything else. */
function shortestIPv6(address: string): string | null {
  try {
    return address.includes(":") ? new URL(`http://[${address}]/`).hostname.slice(1, -1) : null;
  } catch {
    return null;
  }
}

/**
 * The key of an address for all limits: an IPv4 address itself, an IPv6 address by its /64, which belongs to one
 * household.
 *
 *     networkOf("2001:db8:1:2:3:4:5:6"); // "2001:db8:1:2::/64"
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ""] = address.split("%");
  const shortest = shortestIPv6(plain);
  if (shortest === null) return address;
  const [head = "", tail] = shortest.split("::");
  const groupsIn = (text = "") => (text === "" ? [] : text.split(":"));
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const gap = Array.from({ length: 8 - first.length - last.length }, () => "0");
  return `${[...first, ...gap, ...last].slice(0, groupsOfNetwork).join(":")}::/64`;
}
