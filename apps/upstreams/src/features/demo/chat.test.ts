import type { ChatMessage } from "@app/domain/demo/chat.ts";
import { demoId } from "@app/domain/demo/demo-change.ts";
import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { resetDemo } from "./reset-demo.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const threadKey = demoId(30, 1);
const write = async (attachments: readonly string[]) =>
  world.v1<{ message: ChatMessage }>("post", "/api/chat/messages/new", {
    as: "admin",
    body: { threadKey, body: "Here it is.", attachments },
  });
const openedBy = async (as: "content-creator", id: string) =>
  (await world.v2<{ data: { _id: string }[] }>("get", `/files?id=${id}`, { as })).body.data.map(({ _id }) => _id);

it("lets everybody of the demo open what was sent with a message, until the demo is reset", async () => {
  const id = idOf(await uploadFile(world, "admin", { kind: "chat-file", ...(await aPicture()) }));
  const { message } = (await write([id])).body;
  expect(message.attachments).toEqual([{ _id: id, name: "me.png" }]);
  expect(await openedBy("content-creator", id)).toEqual([id]);
  await resetDemo(world.database);
  expect(await openedBy("content-creator", id)).toEqual([]);
});

it("refuses a file that is not the writer's, and writes nothing", async () => {
  const count = async () =>
    (
      await world.v1<{ thread: { messages: object[] } }>("get", `/api/chat/thread?threadKey=${threadKey}`, {
        as: "admin",
      })
    ).body.thread.messages.length;
  const before = await count();
  expect((await write(["f".repeat(24)])).status).toBe(422);
  expect(await count()).toBe(before);
});

it("answers null for a conversation that is not there", async () => {
  const { status, body } = await world.v1("get", "/api/chat/thread?threadKey=nobody", { as: "admin" });
  expect([status, body]).toEqual([200, { thread: null }]);
});
