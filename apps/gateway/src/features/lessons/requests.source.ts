import {
  isLessonConfirmation,
  isLessonConflict,
  isMatchCount,
  isTutorMatch,
  isUsualPrice,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

const matches = arrayOf(isTutorMatch);
const prices = arrayOf(isUsualPrice);
const counts = arrayOf(isMatchCount);
const conflicts = arrayOf(isLessonConflict);

interface Plan {
  tutorId: string;
  anchorTimeZone: string;
  slots: readonly { weekday: number; start: string }[];
  startOn: string;
  endOn?: string | null;
  lessonCount?: number | null;
}

export class LessonRequestsSource extends recordSource("LessonRequest") {
  /** Tutors who could give the lessons, the best first. */
  matches(id: string) {
    return this.rest.get(this.pathOf(id, "/matches"), matches);
  }

  /** What a lesson of it usually costs; null where there is nothing to go by. */
  async usualPrice(id: string) {
    const [price] = await this.rest.get(this.pathOf(id, "/usual-price"), prices);
    return price ?? null;
  }

  /** The number of free tutors for each of some requests. */
  async matchCounts(requestId: readonly string[]) {
    const found = await this.rest.get(`/lessons/requests/match-counts?${queryOf({ requestId })}`, counts);
    return found.map(({ requestId: _id, count }) => ({ _id, count }));
  }

  /** The lessons that confirming a request would book. */
  confirmation(id: string, skipDate: readonly string[]) {
    return this.rest.get(this.pathOf(id, `/confirmation?${queryOf({ skipDate })}`), isLessonConfirmation);
  }

  /** Conflicts of lessons about to be proposed. */
  conflicts(id: string, { slots, ...plan }: Plan) {
    const slot = slots.map(({ weekday, start }) => `${weekday} ${start}`);
    return this.rest.get(this.pathOf(id, `/conflicts?${queryOf({ ...plan, slot })}`), conflicts);
  }
}

const most = 100;

export class LessonProposalsSource extends recordSource("LessonProposal", "Proposal") {
  /** All proposals of some requests, the latest first. */
  ofRequests(requestIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ requestId: requestIds, page, pageSize: most })));
  }
}
