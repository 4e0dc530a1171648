import {
  isEnrolledDate,
  isGroupEnrolment,
  isPlaceDispute,
  isPlacePreview,
  isPlannedGroupDate,
  type GroupInstance,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource, type EventOf } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

const planned = arrayOf(isPlannedGroupDate);
const enrolled = arrayOf(isEnrolledDate);

interface PlannedDates {
  date: string;
  time: string;
  timeZone: string;
  weeks: number;
  durationMinutes: number;
  tutorIds?: readonly string[] | null | undefined;
  groupLessonId?: string | null | undefined;
}

export class GroupLessonsSource extends recordSource("GroupLesson") {
  /** A preview of dates before they are added. */
  planned({ tutorIds, groupLessonId, ...input }: PlannedDates) {
    const query = queryOf({ ...input, groupLessonId: groupLessonId ?? null, tutorId: tutorIds ?? [] });
    return this.rest.get(`/group-lessons/planned-dates?${query}`, planned);
  }

  /** Enrols a learner for all future dates. */
  enrol(id: string, body: object, key?: string | null) {
    return this.rest.send("POST", this.pathOf(id, "/enrol"), body, enrolled, key);
  }
}

const roster = arrayOf(isGroupEnrolment);
const disputes = arrayOf(isPlaceDispute);
/** Events whose preview says what places come to. */
const charging = new Set(["dispute-place", "settle-place"]);
const most = 100;

export class GroupInstancesSource extends recordSource("GroupInstance") {
  override async previewOf(id: string, event: EventOf<"GroupInstance">, body: object) {
    if (!charging.has(event)) return super.previewOf(id, event, body);
    const { comesTo, ...shown } = await this.rest.send(
      "POST",
      this.pathOf(id, `/${event}/preview`),
      body,
      isPlacePreview,
    );
    return { ...shown, placesComeTo: comesTo };
  }

  /** Objections to what a customer is charged for places. */
  disputesOf(customerId: string) {
    return this.rest.get(`/group-lessons/disputes?${queryOf({ customerId })}`, disputes);
  }

  /** The dates of a group lesson, the last first. */
  async ofLesson(groupLessonId: string): Promise<GroupInstance[]> {
    return (await this.list(queryOf({ groupLessonId, sort: "-start", pageSize: most }))).data;
  }

  /** Enrolled and waiting learners. */
  roster(id: string) {
    return this.rest.get(this.pathOf(id, "/roster"), roster);
  }
}
