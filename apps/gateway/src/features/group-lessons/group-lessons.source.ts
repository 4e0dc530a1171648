import {
  isEnrolledDate,
  isGroupEnrolment,
  isGroupInstance,
  isGroupLesson,
  isPlannedGroupDate,
  type GroupInstance,
  type GroupLesson,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
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

export class GroupLessonsSource extends RecordSource<GroupLesson, "publish" | "cancel" | "archive"> {
  constructor(v2: RestV2) {
    super(v2, { path: "/group-lessons", entity: "Group lesson", check: isGroupLesson });
  }

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

type InstanceCall =
  | ("enrol" | "leave" | "take-offer" | "attendance")
  | ("complete" | "cancel" | "not-run" | "run-anyway" | "merge" | "recording");

const roster = arrayOf(isGroupEnrolment);
const most = 100;

export class GroupInstancesSource extends RecordSource<GroupInstance, InstanceCall> {
  constructor(v2: RestV2) {
    super(v2, { path: "/group-lessons/instances", entity: "Session", check: isGroupInstance });
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
