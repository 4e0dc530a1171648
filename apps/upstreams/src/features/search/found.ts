import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { foldToneSql } from "../../database/columns.ts";
import type { Context } from "../../service/context.ts";
import type { searchResult } from "./search.record.ts";

/** The most that a search shows, of all kinds together. */
export const shownMax = 20;

/** What was found, but for its kind. */
export type Found = Omit<z.infer<typeof searchResult>, "kind">;

/** Looks for one kind: what the caller may see of it, the best first, at most `shownMax`. */
export type Finder = (context: Context, wanted: string) => Promise<Found[]>;

/** As it was typed first, then without its tones, then without any marks. Source: domain.md 5.9. */
export const closenessOf = (shown: SQL | AnyColumn, wanted: string): SQL => sql`case
  when position(lower(${wanted}::text) in lower(${shown})) > 0 then 0
  when position(${foldToneSql(sql`${wanted}::text`)} in ${foldToneSql(shown)}) > 0 then 1
  else 2 end`;

/** Whether the role's portal has the office's pages; a content-creator is led away from them. Source: admin-portal.md section 6. */
export const hasOffice = ({ actor }: Pick<Context, "actor">): boolean => actor.role !== "content-creator";
