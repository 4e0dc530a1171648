import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { reportGrains, reportItemKinds } from "@app/domain/reports/report-enums.ts";

const cell = z
  .object({
    number: z.string(),
    value: z.number().nullable().meta({ description: "Null where it cannot be said, or not fairly." }),
    count: z.int().meta({ description: "How many records are behind it." }),
    outOf: z.int().nullable().meta({ description: "Of a share: how many it is a part of." }),
  })
  .meta({ id: "ReportCell" });
export type CellRecord = z.infer<typeof cell>;

const days = z.object({ from: z.iso.date(), until: z.iso.date() }).meta({
  id: "ReportDays",
  description: "From local midnight to local midnight; the second day is no longer part of it.",
});

const row = z
  .object({
    key: z.string(),
    name: z.string().nullable().meta({ description: "Null where the caller may not read names." }),
    personId: z.string().nullable(),
    cells: z.array(cell),
  })
  .meta({ id: "ReportRow" });
export type RowRecord = z.infer<typeof row>;

const point = z
  .object({ from: z.iso.date(), cell, before: cell.nullable() })
  .meta({ id: "ReportPoint", description: "A day, week or month of the chart, and the one that it is compared with." });
export type PointRecord = z.infer<typeof point>;

export const reportRecord = z
  .object({
    timeZone: z.string(),
    days,
    running: z.boolean().meta({ description: "Whether the period is not over." }),
    compared: days.nullable(),
    totals: z.array(cell),
    before: z.array(cell).nullable().meta({ description: "The same of the period that it is compared with." }),
    grain: z.enum(reportGrains),
    points: z.array(point),
    rows: z.array(row),
    total: z.int().meta({ description: "How many rows the whole table has." }),
  })
  .meta({ id: "Report" });
export type ReportRecord = z.infer<typeof reportRecord>;

const item = z
  .object({
    recordId: z.string().meta({ description: "Several may be of one record, such as the dates of a learner." }),
    kind: z.enum(reportItemKinds),
    at: z.iso.datetime(),
    name: z.string(),
    person: z.string().nullable(),
    personId: z.string().nullable(),
    tutor: z.string().nullable(),
    tutorId: z.string().nullable(),
    status: z.string().nullable(),
    value: z.number().nullable(),
    note: z.string().nullable(),
    money: z
      .object({ amount: z.int(), currency: z.enum(currencies) })
      .nullable()
      .meta({ description: "What it comes to in money, in minor units, where that is known." }),
  })
  .meta({ id: "ReportItem" });
export type ItemRecord = z.infer<typeof item>;

export const reportItemsRecord = z
  .object({
    items: z.array(item),
    total: z.int(),
    sum: z.number().nullable().meta({ description: "What they add up to, on all pages, where the figure is a sum." }),
  })
  .meta({ id: "ReportItems", description: "The records behind a figure." });
export type ReportItemsRecord = z.infer<typeof reportItemsRecord>;
