import { importer } from "../../testing/imports.ts";
import { referring, type Referring } from "../../testing/referring.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
let on: Referring;
beforeAll(async () => {
  world = await openWorld();
  on = referring(world);
});
afterAll(() => world.close());

const head = [
  "Email",
  "First name",
  "Last name",
  "Code",
  "Since",
  "Reward in %",
  "Lessons for the referrer",
  "Lessons for the new customer",
];

it("gives codes to customers and tutors by email or name, reports each row that fails, and takes all of it back", async () => {
  const { send, check, run, rows, undo } = importer(world, "director", "referrers");
  const ada = await on.added({ firstName: "Zoraida", lastName: "Quist", email: "zoraida@quist.example" });
  const known = await on.refers();
  const [tutor] = await world.rows<{ id: string; email: string }>(
    `select p.id, p.email from tutors t join persons p on p.id = t.id where p.merged_into_id is null
     and not exists (select from referrers r where r.id = p.id) and not exists (select from customers c where c.id = p.id)
     and p.email is not null order by p.id limit 1`,
  );
  const [other] = await world.rows<{ code: string }>("select code from referrers where code <> $1 limit 1", [
    known.code,
  ]);
  const [mail] = await world.rows<{ email: string }>("select email from persons where id = $1", [known._id]);
  const last = await on.added({ firstName: "Yaw", lastName: "Quist", email: "yaw@quist.example" });
  const id = await send([
    head,
    ["", "Zoraida", "Quist", "zora", "2024-03-05", "", "2", "1"],
    [tutor!.email, "", "", "tutor-one", "", "12", "", ""],
    [mail!.email, "", "", known.code, "", "", "1", "1"],
    ["nobody@quist.example", "", "", "", "", "10", "", ""],
    ["yaw@quist.example", "", "", other!.code, "", "", "1", "1"],
    ["", "", "", "lonely", "", "", "1", "1"],
  ]);
  await check(id);
  expect((await rows(id)).map(({ verdict, problem }) => [verdict, problem])).toEqual([
    ["create", null],
    ["create", null],
    ["unchanged", null],
    ["failed", "Email: No customer or tutor was found for “nobody@quist.example”. Add them first, or correct the row."],
    ["failed", "Code: This code is already in use."],
    ["failed", "Email: Enter an email, or a first and last name."],
  ]);
  expect((await run(id, { leavesOut: true })).state).toBe("imported");
  const made = () =>
    world.rows(
      "select code, scheme, percent_bp, own_reward->>'lessons' as own, created_at::date::text as since from referrers where id in ($1, $2, $3) order by code",
      [ada._id, tutor!.id, last._id],
    );
  expect(await made()).toMatchObject([
    { code: "TUTOR-ONE", scheme: "teacher", percent_bp: 1200, own: null },
    { code: "ZORA", scheme: "customer", percent_bp: null, own: "2", since: "2024-03-05" },
  ]);
  await undo(id);
  expect(await made()).toEqual([]);
  const codes = await world.rows("select code from referral_codes where code in ('ZORA', 'TUTOR-ONE')");
  expect(codes).toEqual([]);
});

it("changes the terms of who refers already, and asks which of two people of one name is meant", async () => {
  const { send, check, run, rows, undo } = importer(world, "director", "referrers");
  const known = await on.refers({ firstName: "Ebo", lastName: "Sackey", email: "ebo@sackey.example" });
  await on.added({ firstName: "Kojo", lastName: "Sackey", email: "kojo1@sackey.example" });
  await on.added({ firstName: "Kojo", lastName: "Sackey", email: "kojo2@sackey.example" });
  const id = await send([
    head,
    ["ebo@sackey.example", "", "", "", "", "", "3", ""],
    ["", "Kojo", "Sackey", "", "", "", "1", "1"],
    ["kojo1@sackey.example", "", "", "", "2199-01-01", "", "1", ""],
  ]);
  await check(id);
  expect((await rows(id)).map(({ verdict, problem }) => [verdict, problem])).toEqual([
    ["update", null],
    ["ambiguous", "This may be any of 2 who are there already. Add the email to say who is meant."],
    ["failed", "Lessons for the new customer: Enter how many lessons they are given, from 1 to 20."],
  ]);
  await run(id, { leavesOut: true });
  const own = async () =>
    (
      await world.rows<{ own: string }>("select own_reward->>'lessons' as own from referrers where id = $1", [
        known._id,
      ])
    )[0];
  expect(await own()).toEqual({ own: "3" });
  await undo(id);
  expect(await own()).toEqual({ own: "1" });
});
