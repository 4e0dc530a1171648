import { eq } from "drizzle-orm";
import { fullName } from "@app/domain/people/person.ts";
import { persons } from "../../features/customers/customers.public.ts";
import { candidacyList, listCandidacies, type CandidacyRecord } from "../../features/hiring/candidacies-list.public.ts";
import { candidacies } from "../../features/hiring/hiring.public.ts";
import { exportKind } from "./export-kind.ts";
import { nameIn, staffNames, wordsOf, type Names } from "./names.ts";

interface Rejected {
  candidacy: CandidacyRecord;
  staff: Names;
}

/** People rejected in their last round, by the list's query. */
export const rejectedExport = exportKind<Rejected>({
  permission: "tutors:read",
  list: candidacyList,
  table: candidacies,
  join: { table: persons, on: eq(persons.id, candidacies.personId) },
  async read(context, request) {
    const { rows } = await listCandidacies(context, request);
    const staff = await staffNames(
      context,
      rows.map(({ rejectedById }) => rejectedById),
    );
    return rows.map((candidacy) => ({ candidacy, staff }));
  },
  columns: [
    { id: "name", heading: "Name", cell: ({ candidacy }) => fullName(candidacy) },
    { id: "subjects", heading: "Subjects", cell: ({ candidacy }) => candidacy.subjects.join(", ") },
    { id: "reached", heading: "Stage reached", cell: ({ candidacy }) => wordsOf(candidacy.stageReached) },
    { id: "reason", heading: "Reason", cell: ({ candidacy }) => wordsOf(candidacy.rejectionReason) },
    { id: "by", heading: "Rejected by", cell: ({ candidacy, staff }) => nameIn(staff, candidacy.rejectedById) },
    { id: "on", heading: "Rejected", cell: ({ candidacy }) => candidacy.rejectedAt },
    { id: "after", heading: "Reopen after", cell: ({ candidacy }) => candidacy.reopenAfter },
    { id: "rehire", heading: "Do not rehire", cell: ({ candidacy }) => (candidacy.doNotRehire ? "Yes" : "No") },
    { id: "note", heading: "Note", cell: ({ candidacy }) => candidacy.rejectionNote },
    { id: "round", heading: "Round", cell: ({ candidacy }) => candidacy.round },
    { id: "email", heading: "Email", cell: ({ candidacy }) => candidacy.email },
  ],
  filters: {},
});
