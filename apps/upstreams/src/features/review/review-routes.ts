import type { z } from "zod";
import { contentChangesInput, contentCommentInput, contentUnpublishInput } from "@app/domain/review/review-input.ts";
import type { ContentEvent } from "@app/domain/review/review-states.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { write, type Route } from "../../http/route.ts";
import type { RecordArea } from "../../records/history/history-of.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";

/** What `reviewOf` offers, as far as routes call it. */
interface Reviews<Shown> {
  fire: (context: Context, event: ContentEvent, at: RecordRef, more?: { reason?: string | null }) => Promise<Shown>;
  requestChanges: (context: Context, id: string, body: z.output<typeof contentChangesInput>) => Promise<Shown>;
  resolve: (context: Context, at: RecordRef, commentId: string, isResolved: boolean) => Promise<Shown>;
}

/** The calls that take reviewed content from a draft to the app and back. `one`: "a word". Source: domain.md 2.15. */
export function reviewRoutes<Answer extends z.ZodType>({
  path,
  area,
  answer,
  reviews,
  one,
}: {
  path: string;
  area: RecordArea;
  answer: Answer;
  reviews: Reviews<z.input<Answer>>;
  one: string;
}): Route[] {
  const calls = recordRoutes({ path, area, answer });
  /** Submitting and withdrawing are part of writing. */
  const byWriters = recordRoutes({ path, area, answer, act: `${area}:write` });
  const event = (name: ContentEvent, summary: string): Route =>
    (name === "submit" || name === "withdraw" ? byWriters : calls).event(name, summary, (context, at) =>
      reviews.fire(context, name, at),
    );
  const toOne = { method: "post", shape: "record", answer } as const;
  return [
    event("submit", `Hands ${one} in; somebody else is asked to review it.`),
    event("withdraw", `Takes ${one} back from its review.`),
    event("publish", `Gives ${one} to the app, as it stands.`),
    event("discard", `Throws away what was written since ${one} was published.`),
    event("archive", `Takes ${one} out of use, and out of the app.`),
    event("restore", `Brings ${one} back into use, as a draft.`),
    write({
      ...toOne,
      path: `${path}/{id}/request-changes`,
      summary: `Sends ${one} back with what needs to change.`,
      permission: `${area}:act`,
      body: contentChangesInput,
      handle: (context, { params: { id = "" }, body }) => reviews.requestChanges(context, id, body),
    }),
    write({
      ...toOne,
      path: `${path}/{id}/unpublish`,
      summary: `Takes ${one} out of the app.`,
      permission: `${area}:act`,
      body: contentUnpublishInput,
      handle: (context, { params: { id = "" }, body: { version, reason } }) =>
        reviews.fire(context, "unpublish", { _id: id, version }, { reason }),
    }),
    write({
      ...toOne,
      path: `${path}/{id}/resolve-comment`,
      summary: "Says that what a comment asked for is done, or is not after all.",
      permission: `${area}:write`,
      body: contentCommentInput,
      handle: (context, { params: { id = "" }, body: { version, commentId, isResolved } }) =>
        reviews.resolve(context, { _id: id, version }, commentId, isResolved),
    }),
  ];
}
