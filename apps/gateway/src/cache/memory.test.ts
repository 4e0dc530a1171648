import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { eventsToken, startLiveUpstream } from "../testing/live-upstream.ts";
import { aPage, aPolicy, aViewer } from "../testing/records.ts";
import { referenceMs } from "./reference-cache.ts";

let upstream: Awaited<ReturnType<typeof startLiveUpstream>>;
let gateway: TestGateway;
let laterMs: number;

beforeEach(async () => {
  laterMs = 0;
  upstream = await startLiveUpstream();
  for (const [token, role] of [
    ["ada", "admin"],
    ["obi", "admin"],
    ["director", "director"],
    ["nobody", ""],
  ] as const) {
    upstream.people.set(token, aViewer({ _id: token, user_role: role }));
  }
  policyIsCalled("Standard");
  upstream.records.set("/admin/logout", {});
  gateway = await startGateway(
    { v1Url: upstream.url, v2Url: upstream.url, eventsToken },
    () => performance.now() + laterMs,
  );
});
afterEach(async () => {
  await gateway.close();
  await upstream.stop();
});

const path = "/admin/cancellation-policy";
const policyIsCalled = (name: string) => upstream.records.set(path, aPage([aPolicy({ name })]));
const timesAsked = () => upstream.asked.filter((one) => one === `GET ${path}`).length;

async function policyFor(token: string) {
  const { data, errors } = await gateway.ask("{ cancellationPolicies { name } }", { token });
  const [policy] = (data?.cancellationPolicies ?? []) as { name: string }[];
  return policy?.name ?? errors[0]?.extensions.code;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

it("asks once for what is the same for everybody of a role", async () => {
  expect([await policyFor("ada"), await policyFor("obi"), await policyFor("ada")]).toEqual([
    "Standard",
    "Standard",
    "Standard",
  ]);
  expect(timesAsked()).toBe(1);
});

it("hands nothing from one role to another", async () => {
  await policyFor("ada");
  policyIsCalled("For directors");
  expect([await policyFor("director"), await policyFor("ada")]).toEqual(["For directors", "Standard"]);
});

it("asks anew after a write, whoever wrote", async () => {
  await policyFor("ada");
  await policyFor("director");
  policyIsCalled("Strict");
  await gateway.ask("mutation { logout { loggedOut } }", { token: "obi" });
  expect([await policyFor("ada"), await policyFor("director")]).toEqual(["Strict", "Strict"]);
});

it("asks anew after a write that was refused, since it may have been done", async () => {
  await policyFor("ada");
  policyIsCalled("Strict");
  upstream.records.delete("/admin/logout");
  await gateway.ask("mutation { logout { loggedOut } }", { token: "obi" });
  expect(await policyFor("ada")).toBe("Strict");
});

it("asks anew when a server tells of a change that went past this gateway", async () => {
  await gateway.warmUp();
  await until(() => upstream.readers() === 2);
  await policyFor("ada");
  policyIsCalled("Strict");
  upstream.tell({ entityKind: "region" });
  await until(() => upstream.readers() === 2);
  expect(await policyFor("ada")).toBe("Strict");
});

it("asks anew when the servers begin to tell of changes, since some may have been missed", async () => {
  await policyFor("ada");
  policyIsCalled("Strict");
  await gateway.warmUp();
  await until(() => upstream.readers() === 2);
  expect(await policyFor("ada")).toBe("Strict");
});

it("asks anew soon where the servers do not tell", async () => {
  await policyFor("ada");
  policyIsCalled("Strict");
  laterMs += referenceMs.untold;
  expect(await policyFor("ada")).toBe("Strict");
});

it("keeps no failure", async () => {
  upstream.records.delete(path);
  expect(await policyFor("ada")).toBe("BAD_USER_INPUT");
  policyIsCalled("Standard");
  expect(await policyFor("ada")).toBe("Standard");
});

it("is behind the gates: nobody reads from it who may not, or is not signed in any longer", async () => {
  await policyFor("ada");
  expect(await policyFor("nobody")).toBe("FORBIDDEN");
  expect(await policyFor("stranger")).toBe("UNAUTHENTICATED");
  upstream.people.delete("ada");
  laterMs += 1_000;
  expect(await policyFor("ada")).toBe("UNAUTHENTICATED");
  expect(timesAsked()).toBe(1);
});
