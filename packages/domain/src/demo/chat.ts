import * as z from "zod";
import { idField, proseField } from "../fields.ts";
import { messages } from "../messages.ts";
import { added, DemoMissing, type DemoChange } from "./demo-change.ts";

/** Whom one can write to. Source: admin-portal.md 3. */
export interface ChatContact {
  _id: string;
  name: string;
  avatar: string | null;
  isActive: boolean;
  /** When they were last there; null for who is there now. */
  lastActivity: string | null;
}
export interface ChatAttachment {
  _id: string;
  name: string;
}
export interface ChatMessage {
  _id: string;
  threadKey: string;
  userId: string;
  author: string;
  body: string;
  attachments: ChatAttachment[];
  createdAt: string;
}
/** What everybody here and one contact write to each other; its key is the contact's id. */
interface KeptThread {
  threadKey: string;
  messages: ChatMessage[];
  /** When each person last read it. */
  seenAt: Record<string, string>;
}
export interface Chat {
  contacts: ChatContact[];
  threads: KeptThread[];
}

export const mostAttachments = 5;
const threadKey = idField("Conversation");

export const chatInputs = {
  /** A file may be sent without a word. */
  message: z
    .object({
      threadKey,
      body: z.literal("").or(proseField("Message", 2000)),
      attachments: z
        .array(idField("File"))
        .max(mostAttachments, `Attach at most ${mostAttachments} files.`)
        .default([]),
    })
    .refine(({ body, attachments }) => body !== "" || attachments.length > 0, {
      error: messages.required("Message"),
      path: ["body"],
    }),
  seen: z.object({ threadKey }),
};

/** A conversation as one person sees it; one that is not read to its end counts what others wrote since. */
const threadFor = ({ contacts }: Chat, { threadKey: key, messages: written, seenAt }: KeptThread, userId: string) => {
  const seen = seenAt[userId] ?? "";
  const last = written.at(-1);
  return {
    _id: key,
    threadKey: key,
    contact: contacts.find(({ _id }) => _id === key) ?? nobody(key),
    messages: written,
    lastBody: last?.body || (last?.attachments[0]?.name ?? ""),
    lastAt: last?.createdAt ?? null,
    unseenCount: written.filter((message) => message.userId !== userId && message.createdAt > seen).length,
  };
};
const nobody = (_id: string): ChatContact => ({
  _id,
  name: "Somebody",
  avatar: null,
  isActive: false,
  lastActivity: null,
});

/** All conversations, the latest first. */
export const threadsFor = (chat: Chat, userId: string) =>
  chat.threads
    .map((thread) => threadFor(chat, thread, userId))
    .toSorted((one, other) => ((one.lastAt ?? "") < (other.lastAt ?? "") ? 1 : -1));

/** One conversation; null for a key that nobody has written under. */
export function threadOf(chat: Chat, key: string, userId: string) {
  const current = chat.threads.find((thread) => thread.threadKey === key);
  return current ? threadFor(chat, current, userId) : null;
}

/** Each change writes into the copy of the chat that it is given, and returns what the call answers. */
export const chatChanges = {
  /** Begins the conversation where there is none. Who writes has read what stands above. */
  message: (chat: Chat, input: z.output<typeof chatInputs.message> & { files: ChatAttachment[] }, by: DemoChange) => {
    const { threadKey: key, body, files: attachments } = input;
    if (!chat.contacts.some(({ _id }) => _id === key)) throw new DemoMissing(messages.missing("Contact"));
    const thread =
      chat.threads.find((one) => one.threadKey === key) ??
      added<KeptThread>(chat.threads, { threadKey: key, messages: [], seenAt: {} });
    const createdAt = by.now.toISOString();
    thread.seenAt[by.userId] = createdAt;
    return added<ChatMessage>(thread.messages, {
      _id: by.id,
      threadKey: key,
      userId: by.userId,
      author: by.userName,
      body,
      attachments,
      createdAt,
    });
  },
  seen: ({ threads }: Chat, input: z.output<typeof chatInputs.seen>, { userId, now }: DemoChange): true => {
    const thread = threads.find((one) => one.threadKey === input.threadKey);
    if (!thread) throw new DemoMissing(messages.missing("Conversation"));
    thread.seenAt[userId] = now.toISOString();
    return true;
  },
};
