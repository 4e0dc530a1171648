import type { IncomingMessage } from "node:http";
import { addressOf } from "./address.ts";

const requestFrom = (remoteAddress: string, told?: string) =>
  ({ headers: told === undefined ? {} : { "x-forwarded-for": told }, socket: { remoteAddress } }) as IncomingMessage;

it.each([
  ["who asks directly", "203.0.113.1", undefined, "203.0.113.1"],
  ["whom a front on this machine names", "127.0.0.1", "203.0.113.1", "203.0.113.1"],
  ["the same, of a server that speaks both protocols", "::ffff:127.0.0.1", "203.0.113.1", "203.0.113.1"],
  ["the last that no front on this machine added", "::1", "198.51.100.9, 203.0.113.1, 127.0.0.1", "203.0.113.1"],
  ["an address with its port", "127.0.0.1", "203.0.113.1:5123", "203.0.113.1"],
  ["ports of all fronts", "127.0.0.1", "203.0.113.1:5123, 127.0.0.1:4000", "203.0.113.1"],
  ["IPv6 in brackets", "127.0.0.1", "[2001:db8::1]:443", "2001:db8::1"],
  ["IPv6 without", "127.0.0.1", "2001:db8::1", "2001:db8::1"],
  ["IPv4 within IPv6", "127.0.0.1", "::ffff:203.0.113.1", "203.0.113.1"],
  ["the front, where what it says is no address", "127.0.0.1", "unknown", "127.0.0.1"],
  ["the last that is an address, where one before is none", "127.0.0.1", "_hidden, 127.0.0.2", "127.0.0.2"],
  ["who asks, where they are not on this machine and name another", "203.0.113.1", "198.51.100.9", "203.0.113.1"],
])("takes for the person's address %s", (_, remote, told, address) => {
  expect(addressOf(requestFrom(remote, told))).toBe(address);
});
