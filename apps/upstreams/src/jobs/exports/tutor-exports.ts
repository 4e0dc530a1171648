import { eq } from "drizzle-orm";
import { fullName } from "@app/domain/people/person.ts";
import { persons } from "../../features/customers/customers.public.ts";
import { listTutors, tutorList, tutors, type TutorRecord } from "../../features/tutors/tutors.public.ts";
import { phoneCell } from "./cell.ts";
import { exportKind } from "./export-kind.ts";
import { nameIn, regionCodes, regionFilter, wordsOf, type Names } from "./names.ts";

interface Tutor {
  tutor: TutorRecord;
  regions: Names;
}

const asTyped = (_: unknown, values: string[]): Promise<string[]> => Promise.resolve(values);

/** What tutors are paid is not among its columns. */
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
    return rows.map((tutor) => ({ tutor, regions }));
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
      ...{ id: "dialects", heading: "Dialects" },
      cell: ({ tutor }) => tutor.subjects.flatMap(({ dialects }) => dialects).join(", "),
    },
    { id: "region", heading: "Region", cell: ({ tutor, regions }) => nameIn(regions, tutor.regionId) },
    { id: "time", heading: "Time zone", cell: ({ tutor }) => tutor.timeZone },
    { id: "hours", heading: "Max hours a week", cell: ({ tutor }) => tutor.maxHoursPerWeek },
    { id: "documentsDue", heading: "Documents due", cell: ({ tutor }) => tutor.documentsDue },
    { id: "documents", heading: "Documents expired", cell: ({ tutor }) => tutor.documentsExpired },
    { id: "onboarded", heading: "Tutor since", cell: ({ tutor }) => tutor.onboardedAt },
    { id: "email", heading: "Email", cell: ({ tutor }) => tutor.email },
    { id: "phone", heading: "Phone", cell: ({ tutor }) => phoneCell(tutor.phoneNumber) },
    { id: "left", heading: "Left", cell: ({ tutor }) => tutor.leftAt },
  ],
  filters: { regionId: regionFilter, dialect: { label: "Dialect", words: asTyped } },
});
