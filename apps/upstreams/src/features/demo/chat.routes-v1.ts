import { z } from "zod";
import { chatBeginning } from "@app/domain/demo/chat-beginning.ts";
import { chatChanges, chatInputs, threadOf, threadsFor } from "@app/domain/demo/chat.ts";
import { read, write, type Route } from "../../http/route.ts";
import type { Context } from "../../service/context.ts";
import { keepFile, readableFiles } from "../files/files.public.ts";
import { demoChanges } from "./demo-changes.ts";
import { changeDemo, readDemo } from "./demo-documents.service.ts";

const text = z.string();
const instant = z.iso.datetime();
const contact = z
  .object({
    _id: text,
    name: text,
    avatar: text.nullable(),
    isActive: z.boolean(),
    lastActivity: instant.nullable(),
  })
  .meta({ id: "DemoChatContact" });
const attachment = z.object({ _id: text, name: text }).meta({ id: "DemoChatAttachment" });
const message = z
  .object({
    _id: text,
    threadKey: text,
    userId: text,
    author: text,
    body: text,
    attachments: z.array(attachment),
    createdAt: instant,
  })
  .meta({ id: "DemoChatMessage" });
const thread = z
  .object({
    _id: text,
    threadKey: text,
    contact,
    messages: z.array(message),
    lastBody: text,
    lastAt: instant.nullable(),
    unseenCount: z.int(),
  })
  .meta({ id: "DemoChatThread" });

const chat = { name: "chat", beginning: chatBeginning };
const common = { permission: "demo:read", shape: "plain" } as const;
const key = z.object({ threadKey: z.array(z.string()).length(1) });
const done = z.literal(true);
const change = demoChanges(chat, "/api/chat");

/** Keeps what was uploaded for a message, for whoever may read the demo until it is reset. */
async function keepFiles(context: Context, ids: readonly string[]) {
  const keep = {
    kind: "chat-file",
    refersKind: "staff-user",
    refersId: context.actor.id,
    readBy: "demo:read",
  } as const;
  for (const id of ids) await keepFile(context, "attachments", id, keep);
  const found = ids.length === 0 ? [] : await readableFiles(context, ids);
  return found.map(({ _id, name }) => ({ _id, name }));
}

/** The demo's chat. Source: admin-portal.md 7. */
export const chatDemoRoutes: Route[] = [
  read({
    ...common,
    path: "/api/chat/contacts",
    summary: "Whom one can write to in the demo's chat.",
    answer: z.object({ contacts: z.array(contact) }),
    handle: async (context) => ({ contacts: (await readDemo(context, chat)).contacts }),
  }),
  read({
    ...common,
    path: "/api/chat/threads",
    summary: "The demo's conversations, the latest first.",
    answer: z.object({ threads: z.array(thread) }),
    handle: async (context) => ({ threads: threadsFor(await readDemo(context, chat), context.actor.id) }),
  }),
  read({
    ...common,
    path: "/api/chat/thread",
    summary: "One conversation of the demo; null where there is none.",
    query: key,
    answer: z.object({ thread: thread.nullable() }),
    handle: async (context, { query: { threadKey } }) => ({
      thread: threadOf(await readDemo(context, chat), threadKey[0] ?? "", context.actor.id),
    }),
  }),
  read({
    ...common,
    path: "/api/chat/thread/mark-as-seen",
    permission: "demo:write",
    query: key,
    answer: done,
    summary: "Marks a conversation of the demo as read by the caller; nothing while viewing as another role.",
    handle: async (context, { query: { threadKey } }) => {
      if (context.actor.viewedFrom !== null) return true;
      return context.db.transaction((db) =>
        changeDemo({ ...context, db }, chat, (content, by) =>
          chatChanges.seen(content, { threadKey: threadKey[0] ?? "" }, by),
        ),
      );
    },
  }),
  change("thread/mark-as-seen", "The same as a change.", chatInputs.seen, chatChanges.seen, done, () => true as const),
  write({
    method: "post",
    path: "/api/chat/messages/new",
    permission: "demo:write",
    shape: "plain",
    summary: "Writes to a contact of the demo, in the caller's name.",
    body: chatInputs.message,
    answer: z.object({ message }),
    handle: async (context, { body }) => {
      const files = await keepFiles(context, body.attachments);
      return {
        message: await changeDemo(context, chat, (content, by) => chatChanges.message(content, { ...body, files }, by)),
      };
    },
  }),
];
