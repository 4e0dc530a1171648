import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Tutor {
  status: string;
  lastName: string;
  tutorNumber: string;
}
interface Member {
  _id: string;
  firstname: string;
  lastname: string;
  lastActivity: string | null;
  isActive: boolean;
}
const staff = async (query = "", as: Caller = "director") =>
  world.v1<Page<Member>>("get", `/admin/staff${query}`, { as });
const members = async (query = "", as: Caller = "director"): Promise<Member[]> => (await staff(query, as)).body.data;

it("lists active staff by last name, whatever the marks", async () => {
  const lastnames = (await members("?pageSize=100")).map(({ lastname }) => lastname);
  expect(lastnames).toHaveLength(14);
  expect(lastnames.slice(0, 4)).toEqual(["Adéyẹmí", "Akínlàjà", "Anyanwụ", "Bánkọ́lé"]);
  expect(lastnames).not.toContain("Foster");
});

it("finds people without their marks", async () => {
  expect((await members("?q=okonkwo")).map(({ firstname }) => firstname)).toEqual(["Ngọzị"]);
  expect((await members("?q=ngozi%20oko")).map(({ lastname }) => lastname)).toEqual(["Okonkwọ"]);
  expect(await members("?q=nobody")).toEqual([]);
});

it("finds several by their ids", async () => {
  const [first, second] = await members();
  expect(await members(`?id=${second!._id}&id=${first!._id}`)).toHaveLength(2);
});

it("shows activity, and sorts by it, for those who may see staff", async () => {
  const [newest] = await members("?sort=-lastActivity");
  expect(newest).toMatchObject({ lastname: "Osborne", isActive: true });
  const last = await members("?sort=-lastActivity&pageSize=100");
  expect(last.at(-1)?.lastname).toBe("Whitfield");
  const plain = await members("", "content-creator");
  expect(plain.every(({ lastActivity, isActive }) => lastActivity === null && !isActive)).toBe(true);
  expect((await staff("?sort=lastActivity", "content-creator")).status).toBe(403);
});

it("offers subjects, Igbo and Yoruba first", async () => {
  const { body } = await world.v1<object[]>("get", "/subjects-options", { as: "content-creator" });
  expect(body.slice(0, 3)).toEqual([{ value: "Igbo" }, { value: "Yoruba" }, { value: "English" }]);
});

it("names tutors who teach or are on leave, by name, their first languages first", async () => {
  const { body } = await world.v1<Tutor[]>("get", "/onboarded-tutors", { as: "content-creator" });
  const rows = body;
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["active", "on-leave"]));
  expect(rows.every(({ tutorNumber }) => /^T-\d{4}$/.test(tutorNumber))).toBe(true);
  const bare = rows.map(({ lastName }) => lastName.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase());
  expect(bare).toEqual(bare.toSorted());
});

it("searches staff names: as typed first, then without tones, then without marks", async () => {
  await world.rows(
    "update account_users set firstname = 'Ọkọ', lastname = 'Aaa' where email = 'kelechi.anyanwu@staff.example'",
  );
  await world.rows(
    "update account_users set firstname = 'Ọ̀kọ́', lastname = 'Bbb' where email = 'harriet.coleman@staff.example'",
  );
  await world.rows(
    "update account_users set firstname = 'Oko', lastname = 'Ccc' where email = 'marcus.reynolds@staff.example'",
  );
  const titles = async (q: string) =>
    (
      await world.v2<One<{ title: string }[]>>("get", `/search?q=${encodeURIComponent(q)}`, { as: "director" })
    ).body.data.map(({ title }) => title);
  expect((await titles("ọ̀kọ́")).slice(0, 3)).toEqual(["Ọ̀kọ́ Bbb", "Ọkọ Aaa", "Oko Ccc"]);
  expect((await titles("oko")).slice(0, 1)).toEqual(["Oko Ccc"]);
  expect(await titles("  ")).toEqual([]);
});

it("gives a page of a person only to those who may see staff", async () => {
  const find = async (as: Caller) =>
    (await world.v2<One<{ kind: string }[]>>("get", "/search?q=osborne", { as })).body.data.filter(
      ({ kind }) => kind === "staff",
    );
  expect(await find("super-admin")).toMatchObject([
    {
      title: "Daniel Osborne",
      description: "director",
      kind: "staff",
      url: expect.stringMatching(/^\/app\/management\/admin\/[0-9a-f]{24}$/),
    },
  ]);
  expect(await find("content-creator")).toEqual([
    { title: "Daniel Osborne", description: "Staff", kind: "staff", url: null },
  ]);
});
