import { and, eq, isNull } from "drizzle-orm";
import { recordName } from "@app/domain/changes.ts";
import { messages } from "@app/domain/messages.ts";
import type { ReviewAct } from "@app/domain/review/review-enums.ts";
import type { ContentChangesInput } from "@app/domain/review/review-input.ts";
import { contentMessages as texts } from "@app/domain/review/review-messages.ts";
import {
  contentStates,
  contentVerbs,
  isAuthor,
  mayDo,
  nextStatus,
  type ContentEvent,
} from "@app/domain/review/review-states.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { followLive } from "./in-app.ts";
import { nextReviewer } from "./next-reviewer.ts";
import { reviewComments } from "./review-comments.table.ts";
import type { ReviewKind, ReviewRow } from "./review-kind.ts";

const wrongState = ({ kind }: { kind: Parameters<typeof recordName>[0] }, { status }: ReviewRow, act: ReviewAct) =>
  new Refusal(
    "WRONG_STATE",
    messages.wrongState(recordName(kind).toLowerCase(), contentStates[status], contentVerbs[act]),
  );

/**
 * The review of a kind of content: every change of its status, and who may make it. Source: domain.md 2.15.
 *
 *     const review = reviewOf(wordReview);
 *     review.fire(context, "publish", { _id, version });
 */
export function reviewOf<Row extends ReviewRow, Shown>(kind: ReviewKind<Row, Shown>) {
  const { record, area, table } = kind;

  function admit({ actor }: Context, content: ReviewRow, act: ReviewAct): void {
    if (!mayDo(actor, area, content, act)) throw new Refusal("FORBIDDEN", messages.forbidden);
  }

  const openComments = (context: Context, id: string) =>
    context.db.$count(reviewComments, and(eq(reviewComments.recordId, id), isNull(reviewComments.resolvedAt)));

  /** Refuses an event that the state, the person or open work does not allow. */
  async function check(context: Context, content: Row, event: ContentEvent, reason: string | null): Promise<void> {
    const { actor } = context;
    if (nextStatus(content, event) === null) throw wrongState(record, content, event);
    const isOwn = isAuthor(actor, content);
    if (event === "submit") {
      const { length } = await kind.checksOf(content, context);
      if (length > 0) throw new Refusal("WRONG_STATE", texts.fixFirst(length));
    }
    if (event === "withdraw" && !isOwn && actor.role !== "super-admin")
      throw new Refusal("FORBIDDEN", texts.notTheAuthor);
    if (event === "request-changes" && isOwn && !(actor.role === "super-admin" && reason !== null))
      throw new Refusal("FORBIDDEN", texts.ownReview);
    if (event === "publish") {
      if (isOwn) throw new Refusal("FORBIDDEN", texts.ownWork);
      const open = await openComments(context, content.id);
      if (open > 0) throw new Refusal("WRONG_STATE", texts.openComments(open));
    }
    await kind.admits?.(context, content, event);
  }

  /** What an event changes besides the status. */
  async function changesBy(context: Context, before: Row, event: ContentEvent): Promise<Partial<ReviewRow>> {
    const gone = { live: null, liveVersion: null, liveAt: null };
    switch (event) {
      case "submit":
        return { reviewerId: await nextReviewer(context, { table, area }, before.authorIds) };
      case "publish":
        return {
          live: kind.liveOf(before),
          liveVersion: (before.liveVersion ?? 0) + 1,
          liveAt: context.now,
          authorIds: [],
          reviewerId: null,
        };
      case "discard":
        return { ...kind.columnsOf(before.live ?? {}), authorIds: [], reviewerId: null };
      case "unpublish":
        return { ...gone, reviewerId: null };
      case "archive":
        return { ...gone, reviewerId: null, archivedAt: context.now };
      case "restore":
        return { archivedAt: null };
      default:
        return { reviewerId: null };
    }
  }

  async function tell(context: Context, event: ContentEvent, after: Row, before: Row): Promise<void> {
    const what = recordName(record.kind).toLowerCase();
    const notices: Partial<Record<ContentEvent, { to: readonly string[]; title: string }>> = {
      submit: { to: after.reviewerId ? [after.reviewerId] : [], title: `A ${what} is waiting for your review` },
      "request-changes": { to: before.authorIds, title: `Changes are asked for in your ${what}` },
      publish: { to: before.authorIds, title: `Your ${what} is published` },
    };
    const { to, title } = notices[event] ?? { to: [], title: "" };
    const notice = { kind: "content", title, description: kind.labelOf(after), url: kind.urlOf(after) } as const;
    for (const id of to.filter((person) => person !== context.actor.id))
      await notifyPerson(context, id, { type: event === "publish" ? "item_shipped" : "new_message", ...notice });
  }

  const done: Partial<Record<ContentEvent, ReviewRow["status"]>> = {
    submit: "review",
    publish: "published",
    archive: "archived",
  };

  /** Brings content to where an event leads. */
  function fire(
    context: Context,
    event: ContentEvent,
    at: RecordRef,
    { reason = null, alongside }: { reason?: string | null; alongside?: (before: Row) => Promise<void> } = {},
  ): Promise<Shown> {
    return changeRecord(context, record, at, {
      action: event === "archive" ? "archived" : "state-changed",
      reason,
      isDone: ({ status }) => status === done[event],
      admit: (before) => admit(context, before, event),
      check: (before) => check(context, before, event, reason),
      async write(before) {
        await alongside?.(before);
        const status = nextStatus(before, event) ?? before.status;
        const changes = { ...(await changesBy(context, before, event)), status };
        return kind.unique(() => updateRecord(context, table, before, changes));
      },
      async effects(after, before) {
        await followLive(context, record.kind, before, after);
        await tell(context, event, after, before);
      },
    });
  }

  return {
    fire,

    /** Refuses to change what somebody else wrote, or what is in review. */
    admitEdit(context: Context, before: Row): void {
      admit(context, before, "edit");
    },
    checkEdit(before: Row): void {
      if (before.status === "review" || before.status === "archived") throw wrongState(record, before, "edit");
    },

    /** What a saved change does to the review: who wrote it, and a published one becomes a draft; the app keeps its copy. */
    written: ({ actor }: Context, { authorIds, status }: ReviewRow) => ({
      authorIds: [...new Set([...authorIds, actor.personId])],
      status: status === "published" ? ("draft" as const) : status,
    }),

    /** Sends content back with what needs to change. */
    requestChanges: (context: Context, id: string, { version, comments, reason = null }: ContentChangesInput) =>
      fire(
        context,
        "request-changes",
        { _id: id, version },
        {
          reason,
          async alongside(before) {
            for (const { field = null, text } of comments) {
              const quote = field === null ? "" : kind.quoteOf(before, field).slice(0, 200);
              await insertRecord(context, reviewComments, {
                kind: record.kind,
                recordId: before.id,
                field,
                quote,
                text,
              });
            }
          },
        },
      ),

    /** Says that what a comment asked for is done, or is not after all. */
    async resolve(context: Context, at: RecordRef, commentId: string, isResolved: boolean): Promise<Shown> {
      const { actor, now } = context;
      return changeRecord(context, record, at, {
        admit: (before) => admit(context, before, "edit"),
        async write(before) {
          const comment = await findOrRefuse(context, reviewComments, commentId, "Comment");
          if (comment.recordId !== before.id) throw new Refusal("NOT_FOUND", messages.missing("Comment"));
          const resolved = isResolved
            ? { resolvedAt: now, resolvedById: actor.personId }
            : { resolvedAt: null, resolvedById: null };
          await updateRecord(context, reviewComments, comment, resolved);
          return updateRecord(context, table, before, {});
        },
      });
    },
  };
}
