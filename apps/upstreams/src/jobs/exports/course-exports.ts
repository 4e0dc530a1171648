import { sql } from "drizzle-orm";
import {
  listCurricula,
  curriculumList,
  type CurriculumRecord,
} from "../../features/curriculum/curriculum-list.public.ts";
import { curricula, curriculaVisibleTo } from "../../features/curriculum/curriculum.public.ts";
import { listPods, podList, type CustomerPodRecord } from "../../features/customer-pods/customer-pods-list.public.ts";
import { customerPods } from "../../features/customer-pods/customer-pods.public.ts";
import { learnersByIds, persons } from "../../features/customers/customers.public.ts";
import { fullName } from "@app/domain/people/person.ts";
import { exportKind } from "./export-kind.ts";
import { lessonsOf, nextLessonColumn, type Lessons } from "./lessons-of.ts";
import { idsOf, nameIn, namesIn, regionCodes, regionFilter, staffNames, wordsOf, type Names } from "./names.ts";

interface Curriculum {
  row: CurriculumRecord;
  regions: Names;
  people: Names;
}

/** "3 levels, 12 topics" */
const partsInWords = ({ counts }: CurriculumRecord) =>
  counts
    .map(({ type, count }) => `${count} ${(wordsOf(type) ?? "").toLowerCase()}${count === 1 ? "" : "s"}`)
    .join(", ");

export const curriculaExport = exportKind<Curriculum>({
  permission: "curriculums:read",
  list: curriculumList,
  table: curricula,
  visible: curriculaVisibleTo,
  async read(context, request) {
    const { rows } = await listCurricula(context, request);
    const regions = await regionCodes(
      context,
      rows.map(({ regionId }) => regionId),
    );
    const people = await staffNames(
      context,
      rows.map(({ updatedBy }) => updatedBy),
    );
    return rows.map((row) => ({ row, regions, people }));
  },
  columns: [
    { id: "name", heading: "Name", cell: ({ row }) => row.name },
    { id: "subject", heading: "Subject", cell: ({ row }) => row.subject },
    { id: "shape", heading: "Shape", cell: ({ row }) => wordsOf(row.shape) },
    {
      id: "region",
      heading: "Region",
      cell: ({ row, regions }) => (row.regionId === null ? "All regions" : nameIn(regions, row.regionId)),
    },
    { id: "parts", heading: "Parts", cell: ({ row }) => partsInWords(row) },
    { id: "status", heading: "Status", cell: ({ row }) => wordsOf(row.status) },
    { id: "changed", heading: "Changed", cell: ({ row }) => row.updatedAt },
    { id: "changedBy", heading: "Changed by", cell: ({ row, people }) => nameIn(people, row.updatedBy) },
    { id: "learners", heading: "Learners", cell: ({ row }) => row.attachedLearners, sum: true },
  ],
  filters: { regionId: regionFilter },
});

interface Pod {
  pod: CustomerPodRecord;
  regions: Names;
  people: Names;
  tutors: Names;
  lessons: Lessons;
}

const tutorNames = (context: Parameters<typeof namesIn>[0], ids: readonly (string | null)[]) =>
  namesIn(context, persons, sql<string>`${persons.firstName} || ' ' || ${persons.lastName}`, ids);

export const podsExport = exportKind<Pod>({
  permission: "customers:read",
  list: podList,
  table: customerPods,
  async read(context, request) {
    const { rows } = await listPods(context, request);
    const regions = await regionCodes(
      context,
      rows.map(({ regionId }) => regionId),
    );
    const tutors = await tutorNames(
      context,
      rows.map(({ tutorId }) => tutorId),
    );
    const learners = await learnersByIds(context, [
      ...new Set(rows.flatMap(({ members }) => members.map(({ learnerId }) => learnerId))),
    ]);
    const people = new Map(learners.map((learner) => [learner._id, fullName(learner)]));
    const lessons = await lessonsOf(
      context,
      "pod",
      rows.map(({ _id }) => _id),
    );
    return rows.map((pod) => ({ pod, regions, people, tutors, lessons }));
  },
  columns: [
    { id: "name", heading: "Name", cell: ({ pod }) => pod.name },
    { id: "subject", heading: "Subject", cell: ({ pod }) => pod.subject },
    {
      id: "members",
      heading: "Members",
      cell: ({ pod, people }) => pod.members.map(({ learnerId }) => nameIn(people, learnerId) ?? "Someone").join(", "),
    },
    { id: "tutor", heading: "Tutor", cell: ({ pod, tutors }) => nameIn(tutors, pod.tutorId) },
    nextLessonColumn<Pod>(({ pod }) => pod._id),
    {
      id: "billing",
      heading: "Billing",
      cell: ({ pod }) => (pod.billingMode === "split" ? "Shared" : wordsOf(pod.billingMode)),
    },
    { id: "region", heading: "Region", cell: ({ pod, regions }) => nameIn(regions, pod.regionId) },
    { id: "status", heading: "Status", cell: ({ pod }) => wordsOf(pod.status) },
    { id: "level", heading: "Level", cell: ({ pod }) => wordsOf(pod.level) },
    { id: "size", heading: "Number of members", cell: ({ pod }) => pod.members.length, sum: true },
    { id: "timeZone", heading: "Time zone", cell: ({ pod }) => pod.anchorTimeZone },
    { id: "created", heading: "Created", cell: ({ pod }) => pod.createdAt },
  ],
  filters: { regionId: regionFilter, tutorId: idsOf("Tutor", tutorNames) },
});
