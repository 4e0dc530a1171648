import { publish } from "../../records/outbox.ts";
import { eventsToken, openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Answer {
  data: { entityId: string }[];
  cursor: string;
  missed: boolean;
}

const read = async (after?: string) =>
  (
    await world.v2<Answer>("get", after === undefined ? "/events" : `/events?after=${after}`, {
      headers: { authorization: `Bearer ${eventsToken}` },
    })
  ).body;
const idsOf = ({ data }: Answer) => data.map(({ entityId }) => entityId);

/** A transaction that has told of a region and waits for leave to end. */
async function telling(entityId: string) {
  let end!: () => void;
  const leave = new Promise<void>((resolve) => (end = resolve));
  let told!: () => void;
  const hasTold = new Promise<void>((resolve) => (told = resolve));
  const done = world.database.transaction(async (db) => {
    const change = { entityKind: "region", entityId, action: "updated", permission: "regions:read" } as const;
    await publish({ db, now: world.clock.now() }, [{ ...change, personId: null }]);
    told();
    await leave;
  });
  await hasTold;
  return {
    commit: async () => {
      end();
      await done;
    },
  };
}

it("does not pass a change that began earlier and is committed later", async () => {
  const { cursor } = await read();
  const early = await telling("early");
  const late = await telling("late");
  await late.commit();
  const meanwhile = await read(cursor);
  expect(meanwhile).toMatchObject({ data: [], missed: false });
  await early.commit();
  const after = await read(meanwhile.cursor);
  expect(idsOf(after)).toEqual(["early", "late"]);
  expect(idsOf(await read(after.cursor))).toEqual([]);
});

it("tells a reader who starts anew of everything that is committed after the start", async () => {
  const open = await telling("open");
  const { cursor } = await read();
  await (await telling("next")).commit();
  await open.commit();
  expect(idsOf(await read(cursor))).toEqual(["open", "next"]);
});

it("tells each of many changes at once exactly once, however they are read", async () => {
  let { cursor } = await read();
  const wanted = Array.from({ length: 60 }, (_, n) => `many-${n}`);
  const seen: string[] = [];
  const readOn = async () => {
    const page = await read(cursor);
    expect(page.missed).toBe(false);
    seen.push(...idsOf(page));
    cursor = page.cursor;
  };
  const state = { writing: true };
  const reading = (async () => {
    while (state.writing) await readOn();
    await readOn();
  })();
  await Promise.all(
    wanted.map(async (id, n) => {
      const transaction = await telling(id);
      await new Promise((resolve) => setTimeout(resolve, (n * 7) % 40));
      await transaction.commit();
    }),
  );
  state.writing = false;
  await reading;
  expect(seen.toSorted()).toEqual(wanted.toSorted());
});
