import { openWorld, type World } from "../testing/world.ts";
import { seal, unseal } from "./seal.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("opens what was sealed for the same record, and nothing else", async () => {
  const at = { db: world.database, now: new Date() };
  const sealed = await seal(at, "payout-key", "a", "GB29NWBK60161331926819");
  expect(sealed).not.toContain("GB29");
  expect(await seal(at, "payout-key", "a", "GB29NWBK60161331926819")).not.toBe(sealed);
  expect(await unseal(at, "payout-key", "a", sealed)).toBe("GB29NWBK60161331926819");
  await expect(unseal(at, "payout-key", "b", sealed)).rejects.toThrow();
  await expect(unseal(at, "mail-path-key", "a", sealed)).rejects.toThrow();
  const changed = Buffer.from(sealed, "base64");
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await expect(unseal(at, "payout-key", "a", changed.toString("base64"))).rejects.toThrow();
});
