import { and, eq, isNull, sql } from "drizzle-orm";
import { messageInput, type MessageInput } from "@app/domain/messages-sent/message.ts";
import { messages } from "@app/domain/messages.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { persons } from "../customers/customers.public.ts";
import {
  listMessages,
  messageList,
  messageRecord,
  writeMessage,
  type MessageRecord,
} from "../messages/messages.public.ts";
import { candidacies } from "./candidacies.table.ts";

/** Sends a candidate or tutor an email, or writes down what went to them another way. Source: domain.md 1.7, 3.3. */
async function createCandidateMessage(context: Context, input: MessageInput): Promise<MessageRecord> {
  const { id, mergedIntoId } = persons;
  const hasApplied = sql`exists (select from ${candidacies} where ${candidacies.personId} = ${id})`;
  const [person] = await context.db
    .select({ id })
    .from(persons)
    .where(and(eq(id, input.toPersonId), isNull(mergedIntoId), hasApplied))
    .for("share");
  if (!person) throw fieldRefusal("toPersonId", messages.reference("Candidate"));
  return writeMessage(context, input);
}

const calls = recordRoutes({ path: "/people/tutor-messages", area: "tutors", answer: messageRecord });

/** Messages to tutors and applicants: append-only. */
export const candidateMessageRoutes: Route[] = [
  calls.list("Messages to candidates and tutors, newest first.", messageList, listMessages),
  calls.create("Sends an email, or writes down what went another way.", messageInput, createCandidateMessage),
];
