import { rightsOf, scopeOf, type Area, type Rights } from "../permissions.ts";
import type { Machine } from "../machine.ts";
import type { ReviewAct, ReviewStatus } from "./review-enums.ts";

/** Events that change where content stands; editing is no event of its own. */
export type ContentEvent = Exclude<ReviewAct, "edit">;

/** Source: domain.md 2.15. What is published, or has a published copy, can also be unpublished: `nextStatus`. */
export const contentMachine: Machine<ReviewStatus, ContentEvent> = {
  initial: "draft",
  table: {
    draft: { submit: "review", discard: "published", unpublish: "draft", archive: "archived" },
    review: { withdraw: "draft", "request-changes": "draft", publish: "published", unpublish: "draft" },
    published: { unpublish: "draft", archive: "archived" },
    archived: { restore: "draft" },
  },
  asks: ["request-changes", "publish", "unpublish", "discard", "archive", "submit"],
};

/** Past participle for refusals: "so it cannot be submitted". */
export const contentVerbs: Readonly<Record<ReviewAct, string>> = {
  edit: "edited",
  submit: "submitted",
  withdraw: "withdrawn",
  "request-changes": "sent back",
  publish: "published",
  discard: "discarded",
  unpublish: "unpublished",
  archive: "archived",
  restore: "restored",
};

/** As refusals name a status: "This word is in review, so it cannot be edited." */
export const contentStates: Readonly<Record<ReviewStatus, string>> = {
  draft: "a draft",
  review: "in review",
  published: "published",
  archived: "archived",
};

const needCopy: readonly ReviewAct[] = ["discard", "unpublish"];
const ofWriters: readonly ReviewAct[] = ["edit", "submit", "withdraw"];

/** Content as its review sees it. */
export interface Reviewed {
  status: ReviewStatus;
  /** Which published copy the app has; null for none. */
  liveVersion: number | null;
  createdBy: string;
  /** Everyone who has written since it was last published. */
  authorIds: readonly string[];
}

/** The status after an event; null if it cannot happen now. */
export function nextStatus({ status, liveVersion }: Reviewed, event: ContentEvent): ReviewStatus | null {
  if (needCopy.includes(event) && liveVersion === null) return null;
  return contentMachine.table[status][event] ?? null;
}

/** Whether the state allows an act. What is in review is not edited, so that the reviewer sees what was handed in. */
const isPossible = (content: Reviewed, act: ReviewAct): boolean =>
  act === "edit" ? content.status === "draft" || content.status === "published" : nextStatus(content, act) !== null;

interface Viewer extends Rights {
  id: string;
}

/** Whether a role may do this at all, and to this piece of content. */
export function mayDo(viewer: Viewer, area: Area, { createdBy }: Pick<Reviewed, "createdBy">, act: ReviewAct): boolean {
  const isWriters = ofWriters.includes(act);
  if (!rightsOf(viewer).has(isWriters ? `${area}:write` : `${area}:act`)) return false;
  return scopeOf(viewer.role, area) !== "ownWrites" || createdBy === viewer.id;
}

/** Whether somebody has written at it since it was last published. */
export const isAuthor = ({ id }: Pick<Viewer, "id">, { authorIds }: Pick<Reviewed, "authorIds">): boolean =>
  authorIds.includes(id);

/** Whether somebody may judge it: nobody judges what they have written. A super-admin sends own work back, with a reason. */
const mayJudge = (viewer: Viewer, content: Reviewed, act: ReviewAct): boolean => {
  if (act === "publish") return !isAuthor(viewer, content);
  if (act === "request-changes") return !isAuthor(viewer, content) || viewer.role === "super-admin";
  if (act === "withdraw") return isAuthor(viewer, content) || viewer.role === "super-admin";
  return true;
};

/** What somebody is offered to do with a piece of content now. */
export const offeredActs = (viewer: Viewer, area: Area, content: Reviewed, acts: readonly ReviewAct[]): ReviewAct[] =>
  acts.filter((act) => isPossible(content, act) && mayDo(viewer, area, content, act) && mayJudge(viewer, content, act));
