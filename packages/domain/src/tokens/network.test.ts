import { isFirstOf, networkOf } from "./network.ts";
import { serviceTokenInput } from "./service-token.ts";

it.each([
  ["10.0.0.5/8", "10.0.0.0/8"],
  ["203.0.113.77/28", "203.0.113.64/28"],
  ["203.0.113.7/32", "203.0.113.7/32"],
  ["1.2.3.4/0", "0.0.0.0/0"],
  ["2001:db8::5/32", "2001:db8::/32"],
  ["2001:db8:0:1:2:3:4:5/64", "2001:db8:0:1::/64"],
  ["::1/128", "::1/128"],
  ["::ffff:10.0.0.5/104", "::ffff:a00:0/104"],
])("reads %s as %s", (cidr, network) => {
  expect(networkOf(cidr)).toBe(network);
  expect(isFirstOf(network)).toBe(true);
  expect(isFirstOf(cidr)).toBe(cidr === network);
});

it.each(["2001:DB8::/32", "2001:db8:0:0:0:0:0:0/32", "0::/0"])("knows the first address of %s in any form", (cidr) =>
  expect(isFirstOf(cidr)).toBe(true),
);

it("refuses a network that is larger than it looks, and says which one it is", () => {
  const { error } = serviceTokenInput.shape.networks.safeParse(["10.0.0.5/8"]);
  expect(error?.issues[0]?.message).toBe("“10.0.0.5/8” is not the first address of its network. Enter 10.0.0.0/8.");
});
