import { importer } from "../../testing/imports.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const head = ["Customer", "First name", "Last name", "Relationship", "Date of birth", "Age group", "Subjects"];

interface Child {
  _id: string;
  version: number;
}

it("matches dependents by their customer, names and day of birth, restores archived ones where asked, and archives them again", async () => {
  const { send, check, run, rows, undo } = importer(world, "super-admin", "dependents");
  const [payer] = await world.rows<{ id: string; customer_number: string }>(
    "select id, customer_number from customers order by id limit 1",
  );
  const add = async (firstName: string) => {
    const body = {
      customerId: payer?.id,
      firstName,
      lastName: "Made",
      relationship: "child",
      dateOfBirth: "2015-05-05",
    };
    return (await world.v2<One<Child>>("post", "/people/dependents", { as: "admin", body })).body.data;
  };
  await add("Tòní");
  const gone = await add("Bola");
  const at = { version: gone.version };
  await world.v2("post", `/people/dependents/${gone._id}/archive`, { as: "admin", body: at });
  const number = payer?.customer_number ?? "";
  const id = await send([
    head,
    [number, "toni", "MADE", "child", "5 May 2015", "", ""],
    [number, "Toni", "Made", "child", "2016-06-06", "", ""],
    [number, "Bola", "Made", "sibling", "2015-05-05", "", ""],
    [number, "Ada", "Made", "child", "", "5 to 8", ""],
    ["nobody@x.example", "Ada", "Made", "child", "2015-05-05", "", ""],
  ]);
  await check(id);
  expect((await rows(id)).map(({ verdict, problem }) => [verdict, problem])).toEqual([
    ["update", null],
    ["ambiguous", "This may be somebody who is there already. Add the date of birth to say who is meant."],
    ["archived", "This record is archived. Choose to restore archived records, or leave it out."],
    ["create", null],
    ["failed", "Customer: “nobody@x.example” was not found."],
  ]);
  await check(id, { restores: true });
  expect((await rows(id))[2]).toMatchObject({ verdict: "update" });
  expect((await run(id, { leavesOut: true })).state).toBe("imported");
  const bola = () => world.rows("select status, relationship from dependents where id = $1", [gone._id]);
  expect(await bola()).toEqual([{ status: "active", relationship: "sibling" }]);
  await undo(id);
  expect(await bola()).toEqual([{ status: "archived", relationship: "child" }]);
  expect((await rows(id)).map(({ undo: outcome }) => outcome)).toEqual([
    "reversed",
    null,
    "reversed",
    "reversed",
    null,
  ]);
});
