import { setTimeout as wait } from "node:timers/promises";
import { seedFrom } from "../../seed/random.ts";
import { StormCustomer, type Answer, type Send } from "./customer.ts";
import { operations, type Chance } from "./operations.ts";

interface Asked {
  operations: number;
  seed: number;
  customers: number;
  today: string;
}

export interface Figures {
  done: number;
  refused: number;
  replayed: number;
  /** What differed from the model, or failed; the first few. */
  wrong: string[];
}

/** Calls that were answered, to be sent again. */
interface Sent {
  path: string;
  body: object;
  key: string;
  answer: Answer;
}

/** How often a server that has no time may be asked again, and after how long, in milliseconds. */
const patience = { times: 10, ms: 300 };

/** Asks again, with the same key, where a server says that it has no time just now, as its clients do. */
const patient =
  (send: Send): Send =>
  async (...call) => {
    for (let time = 1; ; time += 1) {
      const answer = await send(...call);
      if (answer.status !== 503 || time === patience.times) return answer;
      await wait(patience.ms);
    }
  };

/** Sends calls with a key each, now and then the same call twice at once or a finished one again. */
function repeating(send: Send, chance: Chance, figures: Figures): Send {
  const finished: Sent[] = [];
  let keys = 0;
  const expectSame = (first: Answer, again: Answer, path: string) => {
    figures.replayed += 1;
    if (JSON.stringify(first.body) !== JSON.stringify(again.body))
      figures.wrong.push(`${path} sent again was answered otherwise.`);
  };
  return async (method, path, body) => {
    if (method === "get" || !body) return send(method, path, body);
    const key = `storm-${chance.id(new Date())}-${(keys += 1)}`;
    const times = chance.whole(1, 10) === 1 ? 2 : 1;
    const [answer, twin] = await Promise.all(Array.from({ length: times }, () => send(method, path, body, key)));
    if (!answer) throw new Error("Nothing was sent.");
    if (answer.status >= 500)
      figures.wrong.push(`${path} failed with ${answer.status}: ${JSON.stringify(answer.body)}`);
    if (answer.status < 300) {
      if (twin) expectSame(answer, twin, path);
      finished.push({ path, body, key, answer });
    }
    if (finished.length > 0 && chance.whole(1, 10) === 1) {
      const old = chance.pick(finished.slice(-50));
      expectSame(old.answer, await send("post", old.path, old.body, old.key), old.path);
    }
    return answer;
  };
}

async function addCustomer(send: Send, place: number, seed: number, regionId: string): Promise<StormCustomer> {
  const email = `storm.${seed}.${place}@example.org`;
  const phoneNumber = `+4474009${String(10_000 + place)}`;
  const body = { firstName: "Storm", lastName: `Customer ${place}`, email, phoneNumber, regionId };
  const { body: answer } = await send("post", "/people/customers", body);
  const { data } = answer as { data?: { _id: string } };
  if (!data) throw new Error(`No customer was made: ${JSON.stringify(answer)}`);
  return new StormCustomer(send, data._id, email);
}

/** How many customers are dealt with at the same time. */
const atOnce = 12;

/** How often a customer's money is compared with the model, in operations. */
const lookEvery = 5;

async function turnsOf(
  customer: StormCustomer,
  count: number,
  chance: Chance,
  send: Send,
  today: string,
  figures: Figures,
) {
  const repeats = repeating(send, chance, figures);
  for (let turn = 1; turn <= count && figures.wrong.length < 10; turn += 1) {
    const answer = await chance.weighted(operations)({ customer, chance, send: repeats, today });
    if (answer !== null) figures[answer.status < 300 ? "done" : "refused"] += 1;
    if (turn % lookEvery === 0 || turn === count) figures.wrong.push(...(await customer.differences()));
  }
}

/**
 * Sells, takes payments, gives back and withdraws at random, several customers at once, repeating calls, and compares
 * with a model of what should come of it. In the end the books are checked.
 */
export async function blow(door: Send, { operations: count, seed, customers, today }: Asked): Promise<Figures> {
  const send = patient(door);
  const figures: Figures = { done: 0, refused: 0, replayed: 0, wrong: [] };
  const regions = (await send("get", "/admin/region?pageSize=50")).body as { data: { _id: string; code: string }[] };
  const regionId = regions.data.find(({ code }) => code === "UK")?._id ?? "";
  const all: StormCustomer[] = [];
  for (let place = 0; place < customers; place += 1) all.push(await addCustomer(send, place, seed, regionId));
  const waiting = all.entries();
  const lane = async () => {
    for (const [place, customer] of waiting) {
      const { chance } = seedFrom(new Date(), seed + place);
      await turnsOf(customer, Math.ceil(count / customers), chance, send, today, figures);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const { body } = await send("get", "/billing/books/check");
  const { faults } = body as { faults: { name: string; fault: string }[] };
  figures.wrong.push(...faults.map(({ name, fault }) => `Books: ${name}: ${fault}`));
  return figures;
}
