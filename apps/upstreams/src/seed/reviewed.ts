import type { ReviewStatus } from "@app/domain/review/review-enums.ts";
import type { Seed } from "./random.ts";

/** Where a piece of content stands; `changed` is published, and has been written on since. */
export type SeededState = "published" | "changed" | "review" | "draft" | "archived";

interface People {
  writers: readonly string[];
  reviewers: readonly string[];
}

/** The one of that name. */
export const named = <Named extends { name: string }>(all: readonly Named[], name: string): Named => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`The demo business has no ${name}.`);
  return found;
};

/** A row of reviewed content in a state, with what it says and the copy that the app has. */
export function reviewedRow<Said extends object>(
  seed: Seed,
  { writers, reviewers }: People,
  state: SeededState,
  say: () => Said,
) {
  const { chance } = seed;
  const author = chance.pick(writers);
  const record = { ...seed.record(seed.daysAgo(chance.whole(20, 200))), createdBy: author, updatedBy: author };
  const said = say();
  const isLive = state === "published" || state === "changed";
  const liveAt = new Date(record.createdAt.getTime() + chance.whole(1, 15) * 24 * 60 * 60_000);
  const status: ReviewStatus = state === "changed" ? "draft" : state;
  return {
    ...record,
    ...said,
    status,
    version: isLive ? 3 : 1,
    updatedAt: isLive ? liveAt : record.createdAt,
    live: isLive ? { ...said } : null,
    liveVersion: isLive ? 1 : null,
    liveAt: isLive ? liveAt : null,
    authorIds: state === "published" ? [] : [author],
    reviewerId: state === "review" ? chance.pick(reviewers) : null,
    archivedAt: state === "archived" ? record.createdAt : null,
  };
}
