import { once } from "node:events";
import type { AddressInfo } from "node:net";
import request from "supertest";
import { contentOf } from "../content.ts";
import { openWorld, type World } from "../world.ts";
import { isFault, malformedCall, randomFrom } from "./malformed.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { idsOf } = contentOf(() => world);

it("fails at no malformed session", async () => {
  const ids = await idsOf("select id from content_lessons order by id limit 5");
  const random = randomFrom(7);
  const token = await world.tokenOf("super-admin");
  const faults: unknown[] = [];
  for (let count = 0; count < 300; count += 1) {
    const call = malformedCall(random, ids);
    const { status, text } = await request(world.servers.v1)
      .post("/graphql")
      .set({ authorization: `Bearer ${token}` })
      .send(call);
    if (isFault(status, text)) faults.push({ call, status, text });
  }
  expect(faults.slice(0, 3)).toEqual([]);
});

it("does nothing of a session that is too large, answers it once, and goes on", async () => {
  const [lessonId = ""] = await idsOf(
    "select id from content_lessons where content_status = 'No Content' order by id limit 1",
  );
  const blocks = Array.from({ length: 50 }, (_, n) => ({
    _id: n.toString(16).padStart(24, "a"),
    blockType: "INFORMATION",
    // A little more than may be sent: its end is on its way when it is refused.
    description: "o".repeat(15_000),
    hint: "o".repeat(5_900),
  }));
  const query = `mutation ($blocks: [BlockInput!]!) {
    saveSession(lessonId: "${lessonId}", version: 0, blocks: $blocks) { session { version } } }`;
  const server = world.servers.v1.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const authorization = `Bearer ${await world.tokenOf("super-admin")}`;
  const { status } = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { blocks } }),
  });
  expect(status).toBe(413);
  const closed = once(server, "close");
  server.close();
  await closed;
  expect(await idsOf(`select id from exam_sessions where lesson_id = '${lessonId}'`)).toEqual([]);
});

it("makes the same calls of the same seed", () => {
  const calls = (seed: number) => {
    const random = randomFrom(seed);
    return Array.from({ length: 20 }, () => malformedCall(random, ["a".repeat(24)]));
  };
  expect(calls(3)).toEqual(calls(3));
  expect(calls(3)).not.toEqual(calls(4));
});
