import { type Role } from "@app/domain/enums.ts";
import { listExportKinds } from "@app/domain/system/account-job-enums.ts";
import { actorById, nameOf } from "../../features/account/account.public.ts";
import type { Context } from "../../service/context.ts";
import { addCustomers } from "../../testing/add-customers.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { exportKinds } from "./kinds.ts";
import { askedBy, countRows, nextRows, type Cursor, type RowsFound } from "./read-rows.ts";
import { sheetOf } from "./sheet.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await addCustomers(world, 60);
});
afterAll(() => world.close());

/** Somebody's calls, outside of any. */
async function contextOf(role: Role): Promise<Context> {
  const { database: db, clock } = world;
  const [{ id } = { id: "" }] = await world.rows<{ id: string }>("select id from account_users where email = $1", [
    `${role}@demo.test`,
  ]);
  const actor = (await actorById({ db, now: clock.now() }, id))!;
  return { db, actor, now: clock.now(), origin: { ip: null, userAgent: null, requestId: "r" }, nameOf };
}

it.each(listExportKinds)("%s comes out page by page as it does in one, in every order", async (name) => {
  const kind = exportKinds[name];
  const context = await contextOf("super-admin");
  for (const sort of Object.keys(kind.list.sorts).flatMap((field) => [field, `-${field}`])) {
    const asked = await askedBy(kind, `sort=${sort}`, context);
    const whole = await nextRows(context, asked, null, 100_000);
    expect(whole.rows.length).toBe(await countRows(context, asked));
    // Enough pages to begin within equal values and to end with a short one.
    const pageSize = Math.max(7, Math.ceil(whole.rows.length / 4));
    const pages: unknown[] = [];
    for (let place: Cursor | null = null, first = true; first || place; first = false) {
      const page: RowsFound = await nextRows(context, asked, place, pageSize);
      pages.push(...page.rows);
      place = page.place;
    }
    const { lines } = sheetOf(kind, undefined);
    expect(lines(pages)).toEqual(lines(whole.rows));
  }
});
