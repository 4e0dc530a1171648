import { chatBeginning } from "./chat-beginning.ts";
import { chatChanges, chatInputs, threadOf, threadsFor } from "./chat.ts";
import { DemoMissing, demoId } from "./demo-change.ts";

const now = new Date("2026-11-27T09:00:00Z");
const by = { id: "new", userId: "u1", userName: "Ada", now };
const [first, silent] = [demoId(30, 1), demoId(30, 3)];
const write = (chat: ReturnType<typeof chatBeginning>, threadKey: string) =>
  chatChanges.message(chat, { threadKey, body: "Hello", attachments: [], files: [] }, by);

test("shows the latest conversation first, with what the reader has not seen", () => {
  const threads = threadsFor(chatBeginning(now), "u1");
  expect(threads.map(({ contact, unseenCount }) => [contact.name, unseenCount])).toEqual([
    ["Obinna Okafor", 1],
    ["Claire Dubois", 2],
    ["Yetunde Alabi", 2],
  ]);
});

test("counts nothing as unseen for who has read it, or written last, and still counts it for others", () => {
  const chat = chatBeginning(now);
  chatChanges.seen(chat, { threadKey: first }, by);
  expect([threadOf(chat, first, "u1")?.unseenCount, threadOf(chat, first, "u2")?.unseenCount]).toEqual([0, 2]);
  write(chat, first);
  expect([threadOf(chat, first, "u1")?.unseenCount, threadOf(chat, first, "u2")?.unseenCount]).toEqual([0, 3]);
});

test("begins a conversation with the first message to a contact", () => {
  const chat = chatBeginning(now);
  expect(threadOf(chat, silent, "u1")).toBeNull();
  expect(write(chat, silent)).toMatchObject({ threadKey: silent, userId: "u1", author: "Ada" });
  expect(threadsFor(chat, "u1")[0]).toMatchObject({ threadKey: silent, lastBody: "Hello" });
});

test("refuses a message to nobody, and to mark what is not there", () => {
  const chat = chatBeginning(now);
  expect(() => write(chat, "gone")).toThrow(DemoMissing);
  expect(() => chatChanges.seen(chat, { threadKey: silent }, by)).toThrow("Conversation not found.");
});

test("takes five files with a message, and no more", () => {
  const sent = (count: number) =>
    chatInputs.message.safeParse({ threadKey: first, body: "Hi", attachments: Array<string>(count).fill(first) })
      .success;
  expect([sent(5), sent(6)]).toEqual([true, false]);
});

test.each([
  ["Hello", [], true],
  ["", ["f".repeat(24)], true],
  ["", [], false],
])("sends %j with the files %j: %s", (body, attachments, isSent) => {
  expect(chatInputs.message.safeParse({ threadKey: demoId(30, 1), body, attachments }).success).toBe(isSent);
});
