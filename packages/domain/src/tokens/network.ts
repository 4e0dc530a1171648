const groupsOf = (part: string): string[] => (part === "" ? [] : part.split(":"));

/** The 128 bits of an IPv6 address in its usual forms. */
function ipv6Bits(address: string): bigint {
  const [head = "", tail] = address.replace(/(\d+\.\d+\.\d+\.\d+)$/, asGroups).split("::");
  const [first, last] = [groupsOf(head), groupsOf(tail ?? "")];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => "0");
  return [...first, ...zeros, ...last].reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
}

const ipv4Bits = (address: string): bigint =>
  address.split(".").reduce((bits, byte) => (bits << 8n) | BigInt(Number(byte)), 0n);

/** An IPv4 address at the end of an IPv6 one, as its two last groups. */
function asGroups(address: string): string {
  const bits = ipv4Bits(address);
  return `${(bits >> 16n).toString(16)}:${(bits & 0xffffn).toString(16)}`;
}

const ipv4Of = (bits: bigint) => [24n, 16n, 8n, 0n].map((shift) => (bits >> shift) & 0xffn).join(".");

const ipv6Of = (bits: bigint) =>
  Array.from({ length: 8 }, (_, place) => ((bits >> BigInt(16 * (7 - place))) & 0xffffn).toString(16)).join(":");

/** Two or more groups of zeros, the first such run, as "::". */
const shortened = (address: string) => address.replace(/(^|:)0(:0)+(:|$)/, "::");

/**
 * The network that a well-formed one means: 10.0.0.5/8 is all of 10.0.0.0/8, which somebody who mistyped the size should
 * see before they save it.
 */
export function networkOf(cidr: string): string {
  const [address = "", size = "0"] = cidr.split("/");
  const isLong = address.includes(":");
  const below = BigInt((isLong ? 128 : 32) - Number(size));
  const bits = ((isLong ? ipv6Bits(address) : ipv4Bits(address)) >> below) << below;
  return `${isLong ? shortened(ipv6Of(bits)) : ipv4Of(bits)}/${size}`;
}

/** Whether a network is written with its own first address. */
export function isFirstOf(cidr: string): boolean {
  const [address = ""] = cidr.split("/");
  const [first = ""] = networkOf(cidr).split("/");
  return address.includes(":") ? ipv6Bits(address) === ipv6Bits(first) : address === first;
}
