import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { SearchResult } from "./search.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const find = async (q: string, as: Caller = "super-admin") =>
  (await world.v2<One<SearchResult[]>>("get", `/search?q=${encodeURIComponent(q)}`, { as })).body.data;
const kindsOf = (results: readonly SearchResult[]) => [...new Set(results.map(({ kind }) => kind))];
const first = async (q: string, kind: SearchResult["kind"], as?: Caller) =>
  (await find(q, as)).find((result) => result.kind === kind);
const id = "[0-9a-f]{24}";
const at = (path: string): unknown => expect.stringMatching(new RegExp(`^${path.replaceAll("ID", id)}$`));

it.each<[string, SearchResult["kind"], string, unknown, unknown]>([
  ["osborne", "staff", "Daniel Osborne", "director", at("/app/management/admin/ID")],
  ["C-000007", "customer", expect.any(String) as string, "C-000007", at("/app/tutoring/customers/ID")],
  ["T-0003", "tutor", expect.any(String) as string, expect.stringMatching(/^T-0003, /), at("/app/tutoring/tutors/ID")],
  ["nigeria", "region", "Nigeria", "NG, NGN", at(String.raw`/app/tutoring/regions\?view=ID`)],
  [
    "igbo for families, uk",
    "curriculum",
    "Igbo for families, UK",
    "Igbo, active",
    "/app/tutoring/curriculums/igbo-for-families-uk",
  ],
  [
    "ulo na gburugburu",
    "subdivision",
    "Ụlọ na gburugburu",
    expect.stringContaining(" › "),
    at(String.raw`/app/tutoring/[\w-]+/[\w-]+/[\w-]+/[\w-]+(/[\w-]+)?`),
  ],
  [
    "wassce",
    "exam",
    "WASSCE",
    "Taken at the end of senior secondary school in West Africa.",
    "/app/content/exam/wassce",
  ],
  ["ogbako", "partner", "Ọgbakọ Ndị Igbo Manchester", "community", at("/app/partner/ID")],
  ["ruth bello", "partner-user", "Ruth Bello", expect.any(String) as string, at("/app/partner-user/ID")],
  ["buying oranges", "conversation-practice", "Buying oranges", "Yoruba", at("/app/conversation-practices/edit/ID")],
  ["akwukwo", "word", "akwụkwọ", "Igbo, leaf", at("/app/langauge-app/edit-word/ID")],
  [
    "number bases: past",
    "lesson",
    "Number bases: past questions",
    expect.stringMatching(/^WASSCE › Mathematics, /),
    at("/app/content/exam/wassce/ID/ID/ID/ID"),
  ],
])("finds by %s a %s, with its page", async (q, kind, title, description, url) => {
  expect(await first(q, kind)).toEqual({ kind, title, description, url });
});

it("finds a dependent, with who pays, on the payer's page", async () => {
  const [child] = await world.rows<{
    first_name: string;
    last_name: string;
    payer: string;
    id: string;
    number: string;
  }>(
    `select d.first_name, d.last_name, p.first_name || ' ' || p.last_name as payer, p.id, c.customer_number as number
     from dependents d join persons p on p.id = d.customer_id join customers c on c.id = p.id
     where d.status = 'active' order by d.id limit 1`,
  );
  const { first_name, last_name, payer, id: payerId, number } = child!;
  const found = (await find(number)).filter(({ kind }) => kind === "dependent");
  expect(found).toContainEqual({
    kind: "dependent",
    title: `${first_name} ${last_name}`,
    description: `Dependent of ${payer}, ${number}`,
    url: `/app/tutoring/customers/${payerId}`,
  });
});

it("shows at most 20, of every kind that has something, kind by kind", async () => {
  const results = await find("a");
  expect(results).toHaveLength(20);
  const kinds = results.map(({ kind }) => kind);
  expect(kindsOf(results)).toHaveLength(20);
  // Each kind stands together.
  expect(kinds.filter((kind, place) => kind !== kinds[place - 1])).toHaveLength(20);
});

it("fills up with what there is most of, where other kinds have little", async () => {
  await world.rows("update persons set last_name = 'Zuckermann' where id in (select id from customers limit 30)");
  expect((await find("zuckermann")).map(({ kind }) => kind)).toEqual(Array.from({ length: 20 }, () => "customer"));
});

it("puts kinds first that have something spelt as it was typed", async () => {
  expect(kindsOf(await find("Ọnụọgụgụ")).slice(0, 2)).toEqual(["subdivision", "lesson"]);
  await world.rows("update account_users set firstname = 'Onuogugu' where email = 'harriet.coleman@staff.example'");
  expect(kindsOf(await find("onuogugu"))[0]).toBe("staff");
  expect(kindsOf(await find("Ọnụọgụgụ"))[0]).toBe("subdivision");
});

it("says where each part of a curriculum stands", async () => {
  const parts = (await find("ahia")).filter(({ kind, title }) => kind === "subdivision" && title === "Ahịa");
  expect(parts).toContainEqual({
    kind: "subdivision",
    title: "Ahịa",
    description: "Igbo for families, UK › Adults › Elementary",
    url: "/app/tutoring/curriculums/igbo-for-families-uk/adults/elementary/ahia",
  });
});

it("leaves out what is archived", async () => {
  const q = "igbo for families, us";
  expect(await first(q, "curriculum")).toBeDefined();
  await world.rows("update curricula set archived_at = now(), status = 'archived' where slug = 'igbo-for-families-us'");
  expect(await first(q, "curriculum")).toBeUndefined();
  expect((await find("ekele")).some(({ description }) => description.includes("families, US"))).toBe(false);
});

const ofTheApp = ["word", "sentence-session", "story", "conversation-practice"] as const;
const ofTheOffice = [
  "staff",
  "customer",
  "dependent",
  "lead",
  "tutor",
  "candidate",
  "customer-pod",
  "group-lesson",
  "region",
  "curriculum",
  "subdivision",
  "exam",
  "lesson",
] as const;

it.each<[Caller, readonly SearchResult["kind"][]]>([
  ["director", [...ofTheOffice, "promo", "partner", "partner-user", ...ofTheApp]],
  ["admin", [...ofTheOffice, "promo", ...ofTheApp]],
  ["content-manager", ["staff", "tutor", "region", "curriculum", "subdivision", "exam", "lesson", ...ofTheApp]],
])("shows a %s what they may read", async (as, kinds) => {
  expect(new Set(kindsOf(await find("a", as)))).toEqual(new Set(kinds));
});

it("shows a content-creator what holds their own lessons, and no page that they are led away from", async () => {
  const results = await find("yoruba", "content-creator");
  expect(results.filter(({ kind }) => kind === "exam").map(({ title, url }) => [title, url])).toEqual([
    ["Yorùbá, level 1", null],
    ["Yorùbá, level 2", null],
  ]);
  expect(results.filter(({ kind }) => kind === "curriculum").map(({ title }) => title)).toEqual([
    "Yoruba for families, UK",
  ]);
  expect(await first("gcse", "exam", "content-creator")).toBeUndefined();
  const lesson = await first("ikini", "lesson", "content-creator");
  expect(lesson?.url).toMatch(/^\/app\/content\/exam\/yoruba-level-1\//);
  const others = await find("linear equations", "content-creator");
  expect(others).toEqual([]);
});

it("shows those who only choose tutors no page of a tutor, and none who has left", async () => {
  const tutor = await first("T-0003", "tutor", "content-manager");
  expect(tutor?.url).toBeNull();
  await world.rows("update tutors set status = 'left', left_at = now() where tutor_number = 'T-0003'");
  expect(await first("T-0003", "tutor", "content-manager")).toBeUndefined();
  expect(await first("T-0003", "tutor", "admin")).toBeDefined();
});

it("refuses those without a role, and finds nothing for nothing", async () => {
  expect((await world.v2("get", "/search?q=a", { as: "no-role" })).status).toBe(403);
  expect(await find("   ")).toEqual([]);
  expect(await find("%")).toEqual([]);
});

it("finds invoices by their number alone, for those who may see them", async () => {
  const [invoice] = await world.rows<{ number: string; name: string }>(
    "select invoice_number as number, last_name as name from invoices where invoice_number is not null order by id limit 1",
  );
  const { number = "", name = "" } = invoice ?? {};
  const kinds = async (query: string, as: Caller) =>
    (await find(query, as)).filter(({ kind }) => kind === "invoice").map(({ title }) => title);
  expect(await kinds(number.toLowerCase(), "admin")).toContain(number);
  expect(await kinds(number, "content-manager")).toEqual([]);
  expect(await kinds(name, "admin")).toEqual([]);
});

describe("what the office works with", () => {
  const one = async (query: string) => (await world.rows<Record<string, string>>(`${query} limit 1`))[0] ?? {};

  it("finds customers and tutors by email and by phone, written as at home too", async () => {
    const payer = await one(
      `select c.id, p.email, p.phone_number, p.first_name || ' ' || p.last_name as name from customers c join persons p on p.id = c.id
       where c.archived_at is null and p.phone_number like '+44%' order by c.id`,
    );
    const url = `/app/tutoring/customers/${payer.id}`;
    const home = `0${payer.phone_number?.slice(3, 7)} ${payer.phone_number?.slice(7, 10)} ${payer.phone_number?.slice(10)}`;
    for (const typed of [payer.email, payer.phone_number, home])
      expect((await find(typed ?? "", "admin")).map((result) => result.url)).toContain(url);
    const tutor = await one(
      "select t.id, p.email from tutors t join persons p on p.id = t.id where t.status = 'active' order by t.id",
    );
    const found = await first(tutor.email ?? "", "tutor", "admin");
    expect(found?.url).toBe(`/app/tutoring/tutors/${tutor.id}`);
    expect(await find(tutor.email ?? "", "content-manager")).toEqual([]);
  });

  it("finds a customer by the last digits of their phone, which may begin with a 0", async () => {
    const id = (await one("select id from customers where archived_at is null order by id")).id;
    await world.rows("update persons set phone_number = '+2347000000109' where id = $1", [id]);
    for (const typed of ["000109", "0000109", "00 000 0109"])
      expect((await find(typed, "admin")).map((result) => result.url)).toContain(`/app/tutoring/customers/${id}`);
  });

  it.each([
    [
      "lesson-request",
      "select id, request_number as number from lesson_requests order by id",
      "admin-lesson-requests/view/",
    ],
    [
      "confirmed-lesson",
      "select id, confirmed_number as number from confirmed_lessons order by id",
      String.raw`admin-confirmed-lessons\?view=`,
    ],
    ["booked-lesson", "select id, lesson_number as number from booked_lessons order by id", "lesson-activity-log/"],
    ["feedback", "select id, feedback_number as number from feedbacks order by id", "feedbacks/"],
  ] as const)("finds a %s by its number, without its zeros too", async (kind, query, path) => {
    const { id: recordId, number = "" } = await one(query);
    const short = number.replace(/^(\w)-0*/, "$1").toLowerCase();
    for (const typed of [number, short]) {
      const found = await first(typed, kind, "admin");
      expect(found).toMatchObject({ title: number, description: expect.stringMatching(/\w/) });
      expect(found?.url).toMatch(new RegExp(`^/app/tutoring/${path}${recordId}$`));
    }
    expect(await first(number, kind, "content-manager")).toBeUndefined();
  });

  it.each([
    [
      "lead",
      "select id, first_name || coalesce(' ' || last_name, '') as name from leads where stage = 'new' and archived_at is null order by id",
      "reports/customer-leads/",
    ],
    [
      "candidate",
      "select p.id, p.first_name || ' ' || p.last_name as name from candidacies c join persons p on p.id = c.person_id where c.stage = 'applied' and c.archived_at is null order by c.id",
      "onboarding/",
    ],
    ["customer-pod", "select id, name from customer_pods where archived_at is null order by id", "customer-pods/"],
    [
      "group-lesson",
      "select id, title as name from group_lessons where archived_at is null and kind = 'virtual-immersion' order by id",
      "virtual-immersions/instances/",
    ],
  ] as const)("finds a %s by name", async (kind, query, path) => {
    const { id: recordId, name = "" } = await one(query);
    const found = (await find(name, "admin")).filter((result) => result.kind === kind);
    expect(found.map(({ url }) => url)).toContain(`/app/tutoring/${path}${recordId}`);
    expect(await first(name, kind, "content-manager")).toBeUndefined();
  });
});
