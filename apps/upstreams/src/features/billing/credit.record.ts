import { z } from "zod";
import { creditEntryTypes } from "@app/domain/billing/credit-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { creditLots } from "./credit.table.ts";

const creditEntryRecord = z
  .object({
    _id: z.string(),
    type: z.enum(creditEntryTypes),
    quantity: z.int().meta({ description: "Signed: minutes or minor units." }),
    value: z.int().meta({ description: "Without tax, in minor units." }),
    balance: z.int().meta({ description: "What is left after it." }),
    invoiceId: z.string().nullable().meta({ description: "The invoice that it pays." }),
    lessonId: z.string().nullable().meta({ description: "The lesson that uses it." }),
    day: z.iso.date(),
    forDay: z.iso.date().nullable().meta({ description: "The day that it is about, where its month was closed." }),
    at: z.iso.datetime(),
    byId: z.string(),
    reason: z.string().nullable(),
  })
  .meta({ id: "CreditEntry" });

/** Minutes or money that a customer may use. Source: domain.md 1.3, 5.5. */
export const creditLotRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(creditLots, "customerId", "source", "invoiceId", "paymentId", "unit", "currency"),
    ...columnSchemas(creditLots, "size", "worth", "tax", "lessonMinutes", "learnerIds", "podId", "subjects"),
    ...columnSchemas(creditLots, "tutorIds", "expiresOn", "frozen", "note"),
    granted: z.int().meta({ description: "What is paid for so far, or given." }),
    rest: z.int().meta({ description: "What is left." }),
    entries: z.array(creditEntryRecord).meta({ description: "The oldest first." }),
  })
  .meta({ id: "CreditLot" });
export type CreditLotRecord = z.infer<typeof creditLotRecord>;

export const creditLotOf = serializerFor(creditLotRecord);
