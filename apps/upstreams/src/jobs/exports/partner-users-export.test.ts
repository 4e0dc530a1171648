import Papa from "papaparse";
import { pino } from "pino";
import request from "supertest";
import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { AccountJobRecord } from "../account-jobs/account-jobs.record.ts";
import { ExportRunner } from "./export-runner.ts";
import { exportKinds } from "./kinds.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const start = (query: string, as: Caller = "director") =>
  world.v2<One<AccountJobRecord>>("post", "/account-jobs/exports", {
    as,
    body: { kind: "partner-users-export", query, format: "csv" },
  });

it("writes a partner's users with the words of the list, and what they may see", async () => {
  const [partner] = await world.rows<{ id: string; name: string }>(
    "select id, name from partners where name like 'Lekki%'",
  );
  const users = await world.rows<{ email: string }>(
    `select email from partner_users where partner_id = '${partner?.id}' and status <> 'deactivated'`,
  );
  const { _id: id } = (await start(`partnerId=${partner?.id}&readsAs=suspended`)).body.data;
  const { database, clock, signal, availability, files } = world;
  const log = pino({ level: "silent" });
  await new ExportRunner({ database, clock, signal, availability, files, log, holder: "a", kinds: exportKinds }).tick();
  const link = await world.v2<One<{ url: string }>>("get", `/account-jobs/${id}/file`, { as: "director" });
  const file = await request(world.servers.v2).get(link.body.data.url).responseType("blob");
  const text = (file.body as Buffer).toString().slice(1);
  const [headings, ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  expect(headings).toEqual([
    ...["Name", "Email", "Partner", "Role", "Status"],
    ...["Last seen", "Sees all learners", "Learners chosen", "Created"],
  ]);
  const written = rows.filter(([, email]) => email?.includes("@"));
  expect(written.map(([, email]) => email).toSorted()).toEqual(users.map(({ email }) => email).toSorted());
  expect(written[0]?.slice(2, 5)).toEqual([partner?.name, "Manager", "Partner suspended"]);
  expect(text).toContain(partner?.name);
});

it.each(["admin", "content-manager", "content-creator"] as const)("is refused to %s", async (as) => {
  expect((await start("", as)).status).toBe(403);
});
