import { importer } from "../../testing/imports.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const head = ["First name", "Surname", "E-mail", "Phone", "Region"];

it("reads a file, guesses its columns, says what each row would do, imports it and takes it back", async () => {
  const { send, one, check, rows, run, undo } = importer(world);
  const id = await send([
    head,
    ["Ada", "Okonkwo-New", "ada.new@example.com", "", "UK"],
    ["Bọ́lá", "Adéyẹmí-New", "not an email", "", "UK"],
    ["", "", "", "", ""],
    ["Chi", "Eze-New", "chi.new@example.com", "+2348031234567", "Mars"],
    ["Ada", "Other", "ADA.new@example.com", "", "UK"],
  ]);
  const read = await one(id);
  expect(read).toMatchObject({ state: "mapping", total: 4, headings: head });
  expect(read.mapping).toEqual(["firstName", "lastName", "email", "phoneNumber", "regionId"]);
  expect(read.sample).toHaveLength(4);

  const before = await world.rows("select count(*)::int n from customers");
  const checked = await check(id);
  expect(checked).toMatchObject({ state: "checked", error: null });
  expect(await world.rows("select count(*)::int n from customers")).toEqual(before);
  expect((await rows(id)).map(({ row, verdict, problem }) => [row, verdict, problem])).toEqual([
    [2, "create", null],
    [3, "failed", "Email: Enter a valid email address."],
    [5, "failed", "Region: Region “Mars” was not found."],
    [6, "failed", "Row 2 has the same person."],
  ]);
  expect(checked.problemFile).toMatchObject({ name: "people-problems.csv" });

  const done = await run(id, { leavesOut: true });
  expect(done).toMatchObject({ state: "imported" });
  expect(await world.rows("select count(*)::int n from customers")).not.toEqual(before);
  expect(await undo(id)).toMatchObject({ state: "undone" });
  expect(await world.rows("select count(*)::int n from customers")).toEqual(before);
});
