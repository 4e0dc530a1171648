import {
  isDemoChatContact,
  isDemoChatMessage,
  isDemoChatThread,
  type DemoChatThread,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf, type Check } from "../../upstream/shape.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const isThreadOrNull: Check<DemoChatThread | null> = (value): value is DemoChatThread | null =>
  value === null || isDemoChatThread(value);

const contacts = { name: "contacts", check: arrayOf(isDemoChatContact) };
const threads = { name: "threads", check: arrayOf(isDemoChatThread) };
const thread = { name: "thread", check: isThreadOrNull };
const message = { name: "message", check: isDemoChatMessage };

export const chatDemoResolvers: Resolvers = {
  Query: {
    demoChatContacts: (_, _args, { sources }) => sources.demo.read("chat/contacts", contacts),
    demoChatThreads: (_, _args, { sources }) => sources.demo.read("chat/threads", threads),
    demoChatThread: (_, { threadKey }, { sources }) =>
      sources.demo.read(`chat/thread?${queryOf({ threadKey })}`, thread),
  },
  Mutation: {
    demoChatSend: (_, { threadKey, input, idempotencyKey }, { sources }) =>
      withUserErrors({ message: null }, async () => ({
        message: await sources.demo.change("chat/messages/new", { threadKey, ...input }, message, idempotencyKey),
      })),
    demoChatSeen: (_, { threadKey, idempotencyKey }, { sources }) =>
      withUserErrors({ thread: null }, async () => {
        await sources.demo.done("chat/thread/mark-as-seen", { threadKey }, idempotencyKey);
        return { thread: await sources.demo.read(`chat/thread?${queryOf({ threadKey })}`, thread) };
      }),
  },
  DemoChatAttachment: { file: ({ _id }, _args, { loaders }) => loaders.file.load(_id) },
};
