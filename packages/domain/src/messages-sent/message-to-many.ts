import * as z from "zod";
import { proseField, textField } from "../fields.ts";
import { placeholderProblem } from "../system/template.ts";
import { customerPlaceholders } from "./customer-values.ts";
import { messageBodyMax, messageSubjectMax } from "./message.ts";

/** An email to many customers at once, with places for what differs from one to the next. Source: domain.md 1.7, 3.2. */
export const messageToManyInput = z
  .object({ subject: textField("Subject", messageSubjectMax), body: proseField("Message", messageBodyMax) })
  .superRefine((message, context) => {
    for (const field of ["subject", "body"] as const) {
      const problem = placeholderProblem(message[field], customerPlaceholders);
      if (problem !== null) context.addIssue({ code: "custom", path: [field], message: problem });
    }
  });
export type MessageToManyInput = z.infer<typeof messageToManyInput>;
