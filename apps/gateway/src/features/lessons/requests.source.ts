import {
  isLessonConfirmation,
  isLessonConflict,
  isLessonProposal,
  isLessonRequest,
  isMatchCount,
  isTutorMatch,
  type LessonProposal,
  type LessonRequest,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { allPages } from "../../upstream/all-pages.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { arrayOf } from "../../upstream/shape.ts";

type RequestCall =
  | ("claim" | "cancel" | "reopen" | "propose")
  | ("confirm" | "tutor-accept" | "tutor-decline" | "customer-decline" | "withdraw");

const matches = arrayOf(isTutorMatch);
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

export class LessonRequestsSource extends RecordSource<LessonRequest, RequestCall> {
  constructor(v1: RestV1) {
    super(v1, { path: "/lessons/requests", entity: "Request", check: isLessonRequest });
  }

  /** Tutors who could give the lessons, the best first. */
  matches(id: string) {
    return this.rest.get(this.pathOf(id, "/matches"), matches);
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

export class LessonProposalsSource extends RecordSource<LessonProposal> {
  constructor(v1: RestV1) {
    super(v1, { path: "/lessons/proposals", entity: "Proposal", check: isLessonProposal });
  }

  /** All proposals of some requests, the latest first. */
  ofRequests(requestIds: readonly string[]) {
    return allPages(most, (page) => this.list(queryOf({ requestId: requestIds, page, pageSize: most })));
  }
}
