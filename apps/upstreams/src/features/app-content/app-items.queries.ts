import { and, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { AppItemKind } from "@app/domain/app-content/app-content-enums.ts";
import type { AppContentQuery } from "@app/domain/app-content/app-content-page.ts";
import type { Context } from "../../service/context.ts";
import { conversationPractices } from "../conversations/conversations.public.ts";
import { productUpdates } from "../product-updates/updates.public.ts";
import { appRemovals } from "../review/review.public.ts";
import { sentenceSessions } from "../sentences/sentences.public.ts";
import { stories } from "../stories/stories.public.ts";
import { words } from "../words/words.public.ts";
import { shownItems, type LiveItem } from "./app-items.shown.ts";
import { askedBy, isFollowing, pageFrom, type Asked } from "./app-places.ts";

const reviewed = {
  word: words,
  "sentence-session": sentenceSessions,
  story: stories,
  conversation: conversationPractices,
} as const;
type ReviewedKind = keyof typeof reviewed;

type Live = (typeof reviewed)[ReviewedKind];

/** What the app has of one kind: the live copies say what they are for, whatever the working copies do. */
const isAsked = (table: Live, { subject, level }: Asked): SQL | undefined =>
  and(
    isNotNull(table.live),
    subject === null ? undefined : sql`${table.live} ->> 'subject' = ${subject}`,
    // What has no level is for all of them.
    level === null ? undefined : sql`coalesce(${table.live} ->> 'level', ${level}) = ${level}`,
  );

const inOrder = (rows: SQL, { first }: Asked): SQL => sql`(${rows} order by "at", "id" limit ${first + 1})`;

const liveRows = (kind: ReviewedKind, asked: Asked): SQL => {
  const table: Live = reviewed[kind];
  return sql`select ${kind}::text as "kind", ${table.id} as "id", ${table.liveAt} as "at", false as "isRemoved",
    ${table.live} as "live", ${table.liveVersion} as "version" from ${table}
    where ${and(isAsked(table, asked), isFollowing(asked, table.liveAt, table.id))}`;
};

/** What was taken out of the app, unless it has it all the same under another language or level. */
function removedRows(kinds: readonly ReviewedKind[], asked: Asked): SQL {
  const { recordId, subject, level, kind, removedAt } = appRemovals;
  const isThere = or(
    ...kinds.map((one) => {
      const table: Live = reviewed[one];
      return sql`exists (select 1 from ${table} where ${and(sql`${table.id} = ${recordId}`, isAsked(table, asked))})`;
    }),
  );
  const where = and(
    sql`${kind} = any(${sql.param([...kinds])}::text[])`,
    asked.subject === null ? undefined : sql`${subject} = ${asked.subject}`,
    asked.level === null ? undefined : sql`${level} in ('', ${asked.level})`,
    sql`not ${isThere ?? sql`false`}`,
  );
  // Something may have left several places; it is told once, where it left the last.
  const last = sql`(select distinct on (${recordId}) ${kind} as "kind", ${recordId} as "record_id", ${removedAt} as "removed_at"
    from ${appRemovals} where ${where} order by ${recordId}, ${removedAt} desc) as "app_removals"`;
  return sql`select "kind", "record_id" as "id", "removed_at" as "at", true as "isRemoved", null::jsonb as "live",
    null::int as "version" from ${last} where ${isFollowing(asked, removedAt, recordId) ?? sql`true`}`;
}

/** Product updates are never changed once they are out. Those for everyone and for regions are for all languages. */
function updateRows(asked: Asked): SQL {
  const { id, status, audience, subjects, publishedAt, retiredAt } = productUpdates;
  const said = [
    ...(["title", "body", "kind", "platforms", "minAppVersion", "imageFileId", "imageAlt"] as const),
    ...(["audience", "subjects", "regionIds"] as const),
  ].map((name) => sql`${sql.raw(`'${name}'`)}, ${productUpdates[name]}`);
  const isFor =
    asked.subject === null ? undefined : sql`(${audience} <> 'subjects' or ${asked.subject} = any(${subjects}))`;
  const at = sql`coalesce(${retiredAt}, ${publishedAt})`;
  const isOut = sql`${status} in ('published', 'retired')`;
  const rows = sql`select ${id}, ${at} as "published_at", ${status} = 'retired' as "is_retired",
    jsonb_build_object(${sql.join(said, sql`, `)}) as "said" from ${productUpdates} where ${and(isOut, isFor)}`;
  return sql`select 'product-update' as "kind", "id", "published_at" as "at", "is_retired" as "isRemoved",
    case when "is_retired" then null else "said" end as "live", case when "is_retired" then null else 1 end as "version"
    from (${rows}) as "product_updates" where ${isFollowing(asked, publishedAt, id) ?? sql`true`}`;
}

/** What the app has, and what it has no longer, in the order in which it came about. Source: domain.md 1.5, 2.15. */
export async function readAppItems(context: Pick<Context, "db">, query: AppContentQuery) {
  const asked = askedBy(query);
  const isWanted = (kind: AppItemKind) => query.kind === undefined || query.kind.includes(kind);
  const kinds = (Object.keys(reviewed) as ReviewedKind[]).filter(isWanted);
  const parts = [
    ...kinds.map((kind) => liveRows(kind, asked)),
    ...(kinds.length > 0 ? [removedRows(kinds, asked)] : []),
    ...(isWanted("product-update") ? [updateRows(asked)] : []),
  ].map((rows) => inOrder(rows, asked));
  if (parts.length === 0) return { data: [], hasMore: false };
  const all = sql`select * from (${sql.join(parts, sql` union all `)}) as "items"`;
  const found = (await context.db.execute(inOrder(all, asked))) as {
    rows: LiveItem[];
  };
  const { rows, hasMore } = pageFrom(asked, found.rows);
  return { data: await shownItems(context, rows), hasMore };
}
