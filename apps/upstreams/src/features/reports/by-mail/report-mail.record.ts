import { z } from "zod";
import { reportMailRhythms } from "@app/domain/reports/report-mail-enums.ts";

const every = z.enum(reportMailRhythms);
const nextOn = z.iso.date().meta({ description: "The day of the next email, by its reader's calendar." });

export const reportMailRecord = z
  .object({
    viewId: z.string(),
    name: z.string().meta({ description: "Of the view." }),
    list: z.string().meta({ description: "The path of the report." }),
    title: z.string().meta({ description: "Of the report." }),
    every,
    nextOn,
  })
  .meta({ id: "ReportMail", description: "A saved view of a report that is emailed to its owner." });
export type ReportMailRecord = z.infer<typeof reportMailRecord>;

export const reportMailPreviewRecord = z
  .object({ to: z.string(), subject: z.string(), text: z.string(), nextOn })
  .meta({ id: "ReportMailPreview", description: "An email as it would be if it went out now." });
export type ReportMailPreviewRecord = z.infer<typeof reportMailPreviewRecord>;
