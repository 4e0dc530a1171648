import { setTimeout as wait } from "node:timers/promises";
import { demoPassword } from "../../seed/seed.ts";
import type { MortalServer } from "./server.ts";

/** What a person was told is done. */
export interface Acknowledged {
  /** Name and id of each curriculum that was made. */
  made: { name: string; id: string }[];
  region: { id: string; firstVersion: number; lastVersion: number };
  /** Calls that were sent again because no answer came, or none but "not now". */
  sentAgain: number;
}

interface Saved {
  _id: string;
  version: number;
}

const makersAtOnce = 7;
/** The servers' word for "not now, send it again". */
const unavailable = 503;
/** A server that is gone is asked again after so many milliseconds. */
const againMs = 20;

async function signIn(server: MortalServer): Promise<string> {
  const { v1 } = await server.addresses;
  const answer = await fetch(`${v1}/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "director@demo.test", password: demoPassword }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/**
 * Writes through HTTP as people do, several at once: curricula are made, and one region is saved over and over. A call
 * without an answer, or that is refused for now, is sent again under its own Idempotency-Key. `acknowledge` hears of each answer.
 */
export async function writeMany(
  server: MortalServer,
  writes: number,
  acknowledge: (count: number) => void,
): Promise<Acknowledged> {
  const authorization = `Bearer ${await signIn(server)}`;
  let sentAgain = 0;
  let count = 0;
  let next = 0;

  async function send<Body>(method: string, path: string, body?: object): Promise<Body> {
    const key = `crash ${path} ${JSON.stringify(body)}`;
    for (;;) {
      const { v2 } = await server.addresses;
      const answer = await fetch(v2 + path, {
        method,
        headers: { authorization, "content-type": "application/json", "idempotency-key": key.slice(0, 200) },
        ...(body && { body: JSON.stringify(body) }),
      })
        .then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }))
        .catch(() => null);
      if (answer?.ok) return (JSON.parse(answer.text) as { data: Body }).data;
      if (answer && answer.status !== unavailable)
        throw new Error(`${method} ${path} was refused: ${answer.status} ${answer.text}`);
      sentAgain += 1;
      await wait(againMs);
    }
  }
  const take = () => next++ < writes;
  const acknowledged = () => acknowledge(++count);

  const made: Acknowledged["made"] = [];
  async function make() {
    while (take()) {
      const n = next;
      const name = `Crash ${n}`;
      const { _id } = await send<Saved>("POST", "/curriculum/curriculum", {
        name,
        slug: `crash-${n}`,
        subject: "Igbo",
        shape: "language",
      });
      made.push({ name, id: _id });
      acknowledged();
    }
  }
  const [region] = await send<Saved[]>("GET", "/admin/region?code=UK");
  if (!region) throw new Error("The demo business has no region UK.");
  let { version } = region;
  async function save() {
    while (take()) {
      const body = { _id: region?._id, version, taxRateBp: version % 1000 };
      ({ version } = await send<Saved>("PATCH", "/admin/region", body));
      acknowledged();
    }
  }
  await Promise.all([save(), ...Array.from({ length: makersAtOnce }, make)]);
  return { made, region: { id: region._id, firstVersion: region.version, lastVersion: version }, sentAgain };
}
