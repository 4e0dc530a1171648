import { integer, jsonb, text } from "drizzle-orm/pg-core";
import { reviewStatuses } from "@app/domain/review/review-enums.ts";
import { instant } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";

/** What every table of reviewed content has, besides what it says. Source: domain.md 1.5, 2.15. */
export const reviewColumns = {
  /** Of the working copy. */
  status: text("status", { enum: reviewStatuses }).notNull().default("draft"),
  /** The copy that the app has. */
  live: jsonb("live").$type<Record<string, unknown>>(),
  liveVersion: integer("live_version"),
  /** Since when the app has it as it is: its copy, what is heard of it and what is seen in it. */
  liveAt: instant("live_at"),
  /** Everyone who has written since it was last published. */
  authorIds: text("author_ids").array().notNull().default([]),
  reviewerId: text("reviewer_id").references(() => accountUsers.id),
};
