import { z } from "zod";
import { bookMonthStates } from "@app/domain/billing/book-months.ts";
import { monthSumsRecord } from "./month-sums.ts";

const closing = z
  .object({
    _id: z.string(),
    version: z.int(),
    closedAt: z.iso.datetime(),
    closedById: z.string(),
    sums: z.array(monthSumsRecord).meta({ description: "What the month came to then, by currency." }),
    reopenedAt: z.iso.datetime().nullable(),
    reopenedById: z.string().nullable(),
    reopenReason: z.string().nullable(),
  })
  .meta({ id: "BookMonthClosing" });

/** A month of a region's books. Source: domain.md 1.3. */
export const bookMonthRecord = z
  .object({
    regionId: z.string(),
    month: z.string().meta({ description: "As 2026-08." }),
    state: z.enum(bookMonthStates),
    closeProblem: z.string().nullable().meta({ description: "Why it may not be closed now; null if it may." }),
    reopenProblem: z.string().nullable().meta({ description: "Why it may not be reopened now; null if it may." }),
    closings: z.array(closing).meta({ description: "Each time that it was closed, the last first." }),
  })
  .meta({ id: "BookMonth" });
export type BookMonthRecord = z.infer<typeof bookMonthRecord>;
