import { customerMessageInput } from "@app/domain/messages-sent/message.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { messageRecord } from "./message.record.ts";
import { createMessage, listMessages, messageList } from "./messages.service.ts";

const calls = recordRoutes({ path: "/people/messages", area: "customers", answer: messageRecord });

/** Messages to people: added to, never changed. Source: domain.md 1.7. */
export const messageRoutes: Route[] = [
  calls.list("Messages to people, newest first.", messageList, listMessages),
  calls.create("Sends an email, or writes down what went another way.", customerMessageInput, createMessage),
];
