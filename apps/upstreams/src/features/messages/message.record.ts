import { z } from "zod";
import { mailStatuses } from "@app/domain/system/mail-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { sentMessages } from "./messages.table.ts";

/** What staff wrote or said to a person. Source: domain.md 1.7. */
export const messageRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(sentMessages, "toPersonId", "channel", "subject", "body", "at", "address"),
    mailStatus: z
      .enum(mailStatuses)
      .nullable()
      .meta({ description: "Where its email stands; null for other channels, and once the email has been removed." }),
  })
  .meta({ id: "Message" });
export type MessageRecord = z.infer<typeof messageRecord>;

export const messageOf = serializerFor(messageRecord);
