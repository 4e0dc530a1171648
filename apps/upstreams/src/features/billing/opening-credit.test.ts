import type { BookedRecord } from "../lessons/lessons-list.public.ts";
import { importer } from "../../testing/imports.ts";
import { invoicing } from "../../testing/invoices.ts";
import { requestsOf } from "../../testing/lesson-requests.ts";
import { teaching } from "../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { postLessons } from "./posting/post-lessons.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
});
afterAll(() => world.close());

const { creditsFor } = invoicing(() => world);
const { course, ended } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};
const head = ["Customer", "Learner", "Minutes", "Lesson length", "Amount", "Worth", "Currency", "Expires", "Note"];
const opening = (customerId: string) => creditsFor(`customerId=${customerId}&source=opening`);

it("brings in credit of which lessons use what it is worth, and takes back what is unused (18)", async () => {
  const { send, check, run, rows, undo } = importer(world, "director", "opening-credit");
  const { payer, learnerId, lessons } = await course(7, {
    billing: "prepaid",
    slots: [{ weekday: 6, start: "08:00" }],
    startOn: "2026-03-07",
  });
  const [learner] = await world.rows<{ name: string }>(
    "select first_name || ' ' || last_name as name from dependents where id = $1",
    [learnerId],
  );
  const email = payer.email ?? "";
  const file = [
    head,
    [email, learner?.name ?? "", "360", "60", "", "£108.00", "GBP", "2027-01-31", "From the old books"],
    [email, "", "", "", "25.50", "", "GBP", "", ""],
    [email, "Nobody Here", "60", "60", "", "18", "GBP", "", ""],
    [email, "", "60", "", "10", "18", "GBP", "", ""],
    [email, "", "60", "", "", "", "GBP", "", ""],
    [email, "", "60", "", "", "18", "GBP", "2025-12-31", ""],
    ["nobody@else.example", "", "60", "", "", "18", "GBP", "", ""],
  ];
  const id = await send(file);
  await check(id);
  expect((await rows(id)).map(({ verdict, problem }) => [verdict, problem])).toEqual([
    ["create", null],
    ["create", null],
    ["failed", "Learner: This customer has no learner called “Nobody Here”."],
    ["failed", "Amount: Enter either minutes or an amount."],
    ["failed", "Worth: Enter what the minutes are worth."],
    ["failed", "Last day of use: The last day of use cannot be in the past."],
    ["failed", "Customer: “nobody@else.example” was not found."],
  ]);
  expect(await opening(payer._id)).toEqual([]);
  expect((await run(id, { leavesOut: true })).state).toBe("imported");
  const [money, minutes] = (await opening(payer._id)).toSorted((a, b) => a.unit.localeCompare(b.unit)).toReversed();
  expect(minutes).toMatchObject({ unit: "minutes", size: 360, worth: 10800, rest: 360, expiresOn: "2027-01-31" });
  expect(minutes).toMatchObject({ learnerIds: [learnerId], lessonMinutes: 60, note: "From the old books" });
  expect(money).toMatchObject({ unit: "money", size: 2550, worth: 2550, rest: 2550 });

  // The same file again says nothing new.
  const again = await send(file.slice(0, 3));
  await check(again);
  expect((await rows(again)).map(({ verdict }) => verdict)).toEqual(["unchanged", "unchanged"]);

  const [first] = (await lessons()) as [BookedRecord];
  await ended(first, "complete", { covered: "Greetings" });
  await postLessons(world.database, world.clock.now(), log);
  const [used] = (await opening(payer._id)).filter(({ unit }) => unit === "minutes");
  expect(used?.entries.at(-1)).toMatchObject({ type: "use", quantity: -60, value: 1800 });

  await undo(id);
  expect((await rows(id)).slice(0, 2).map((row) => [row.undo, row.undoReason])).toEqual([
    ["stuck", "Not undone: some of this credit has been used."],
    ["reversed", null],
  ]);
  expect((await opening(payer._id)).map(({ rest }) => rest).toSorted()).toEqual([0, 300]);
});

it("is refused to admins", async () => {
  const { start } = importer(world, "admin", "opening-credit");
  expect((await start(Buffer.from("Customer,Minutes\r\na@b.example,60"), "credit.csv", null)).status).toBe(403);
});
