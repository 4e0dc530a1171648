import { eq } from "drizzle-orm";
import { fullName } from "@app/domain/people/person.ts";
import { persons } from "../../features/customers/customers.public.ts";
import { listTutors, tutorList, tutors, type TutorRecord } from "../../features/tutors/tutors.public.ts";
import { figuresOfTutors, type TutorFiguresRecord } from "../../features/lessons/people-lessons.public.ts";
import { phoneCell } from "./cell.ts";
import { exportKind } from "./export-kind.ts";
import { nameIn, regionCodes, regionFilter, wordsOf, type Names } from "./names.ts";

interface Tutor {
  tutor: TutorRecord;
  regions: Names;
  figures: TutorFiguresRecord | undefined;
}

const asTyped = (_: unknown, values: string[]): Promise<string[]> => Promise.resolve(values);

/** The share of answered proposals that a tutor accepted, in per cent; null if none were answered. */
function acceptance(figures: TutorFiguresRecord | undefined): number | null {
  if (!figures) return null;
  const answered = figures.accepted + figures.declined;
  return answered === 0 ? null : Math.round((100 * figures.accepted) / answered);
}

/** Pay is never exported. */
export const tutorsExport = exportKind<Tutor>({
  permission: "tutors:read",
  list: tutorList,
  table: tutors,
  join: { table: persons, on: eq(persons.id, tutors.id) },
  async read(context, request) {
    const { rows } = await listTutors(context, request);
    const regions = await regionCodes(
      context,
      rows.map(({ regionId }) => regionId),
    );
    const all = await figuresOfTutors(
      context,
      rows.map(({ _id }) => _id),
    );
    const byId = new Map(all.map((one) => [one._id, one]));
    return rows.map((tutor) => ({ tutor, regions, figures: byId.get(tutor._id) }));
  },
  columns: [
    { id: "name", heading: "Name", cell: ({ tutor }) => fullName(tutor) },
    { id: "number", heading: "Number", cell: ({ tutor }) => tutor.tutorNumber },
    { id: "status", heading: "Status", cell: ({ tutor }) => wordsOf(tutor.status) },
    {
      id: "subjects",
      heading: "Subjects",
      cell: ({ tutor }) => tutor.subjects.map(({ subject }) => subject).join(", "),
    },
    {
      id: "dialects",
      heading: "Dialects",
      cell: ({ tutor }) => tutor.subjects.flatMap(({ dialects }) => dialects).join(", "),
    },
    { id: "tags", heading: "Tags", cell: ({ tutor }) => tutor.tags.join(", ") },
    { id: "region", heading: "Region", cell: ({ tutor, regions }) => nameIn(regions, tutor.regionId) },
    { id: "time", heading: "Time zone", cell: ({ tutor }) => tutor.timeZone },
    {
      id: "hours",
      heading: "Hours this week",
      cell: ({ figures }) => (figures ? Math.round(figures.minutesThisWeek / 6) / 10 : null),
    },
    { id: "maxHours", heading: "Max hours a week", cell: ({ tutor }) => tutor.maxHoursPerWeek },
    {
      id: "rating",
      heading: "Rating",
      cell: ({ figures }) => (figures && figures.ratingTenths !== null ? figures.ratingTenths / 10 : null),
    },
    { id: "acceptance", heading: "Accepts, %", cell: ({ figures }) => acceptance(figures) },
    { id: "noShows", heading: "No-shows, 90 days", cell: ({ figures }) => figures?.noShows ?? null },
    { id: "nextLesson", heading: "Next lesson", cell: ({ figures }) => figures?.nextLesson?.startAt ?? null },
    { id: "documentsDue", heading: "Documents due", cell: ({ tutor }) => tutor.documentsDue },
    { id: "documents", heading: "Documents expired", cell: ({ tutor }) => tutor.documentsExpired },
    { id: "onboarded", heading: "Tutor since", cell: ({ tutor }) => tutor.onboardedAt },
    { id: "email", heading: "Email", cell: ({ tutor }) => tutor.email },
    { id: "phone", heading: "Phone", cell: ({ tutor }) => phoneCell(tutor.phoneNumber) },
    { id: "left", heading: "Left", cell: ({ tutor }) => tutor.leftAt },
    { id: "firstName", heading: "First name", cell: ({ tutor }) => tutor.firstName },
    { id: "lastName", heading: "Last name", cell: ({ tutor }) => tutor.lastName },
  ],
  filters: {
    regionId: regionFilter,
    dialect: { label: "Dialect", words: asTyped },
    tag: { label: "Tag", words: asTyped },
  },
});
