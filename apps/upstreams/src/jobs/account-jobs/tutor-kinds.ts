import { recordName } from "@app/domain/changes.ts";
import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { customerOwnerInput } from "@app/domain/customers/customer.ts";
import { candidatesRejectInput } from "@app/domain/hiring/candidacy.ts";
import { hiringMessages } from "@app/domain/hiring/hiring-messages.ts";
import { messageToPeopleInput, messageToTutorsInput } from "@app/domain/messages-sent/message-to-many.ts";
import { placeholderMark } from "@app/domain/system/template-text.ts";
import { tagInput, tagTexts } from "@app/domain/people/tags.ts";
import { persons } from "../../features/customers/customers.public.ts";
import {
  advance,
  candidacyList,
  assignCandidateOwner,
  rejectOneOfMany,
  reopen,
  writeToCandidate,
} from "../../features/hiring/candidacies-list.public.ts";
import { candidacies } from "../../features/hiring/hiring.public.ts";
import { unreportedLessonsOf } from "../../features/lessons/unreported-lessons.public.ts";
import { sendToPersonOfMany } from "../../features/messages/messages.public.ts";
import { setTutorTag, tutorKind, tutorList, tutors } from "../../features/tutors/tutors.public.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import { bulkKind } from "./bulk-kind.ts";

/** A person's name by id, as a column of the job's own query. */
const nameOf = (personId: SQL) =>
  sql<string>`(select ${persons.firstName} || ' ' || ${persons.lastName} from ${persons}
  where ${persons}.${sql.identifier("id")} = ${personId})`;

const ofCandidates = {
  list: candidacyList,
  table: candidacies,
  label: nameOf(sql`${candidacies}.${sql.identifier("person_id")}`),
  url: sql<string>`'/app/tutoring/onboarding/' || ${candidacies.personId}`,
} as const;

/** Bulk actions on candidates. Source: domain.md 3.3. */
export const candidateKinds = {
  "candidates-owner": bulkKind({
    ...ofCandidates,
    permission: "tutors:write",
    payload: customerOwnerInput,
    run: async (context, at, { ownerId }) =>
      (await assignCandidateOwner(context, at, ownerId)) ? null : { skipped: hiringMessages.hasOwner },
  }),
  "candidates-advance": bulkKind({
    ...ofCandidates,
    permission: "tutors:act",
    payload: z.object({}),
    async run(context, at) {
      await advance(context, at, { mail: false });
      return null;
    },
  }),
  "candidates-reject": bulkKind({
    ...ofCandidates,
    permission: "tutors:act",
    payload: candidatesRejectInput,
    async run(context, at, payload) {
      await rejectOneOfMany(context, at, payload);
      return null;
    },
  }),
  "candidates-reopen": bulkKind({
    ...ofCandidates,
    permission: "tutors:act",
    payload: z.object({}),
    async run(context, at) {
      await reopen(context, at, false);
      return null;
    },
  }),
  "candidates-message": bulkKind({
    ...ofCandidates,
    permission: "tutors:write",
    payload: messageToPeopleInput,
    async run(context, at, message) {
      await writeToCandidate(context, at, message);
      return null;
    },
  }),
};

const ofTutors = {
  permission: "tutors:write",
  // Names belong to persons, and a job only reads tutors.
  list: { ...tutorList, defaultSort: "number" },
  table: tutors,
  label: nameOf(sql`${tutors}.${sql.identifier("id")}`),
  url: sql<string>`'/app/tutoring/tutors/' || ${tutors.id}`,
} as const;

const tagging = (has: boolean) =>
  bulkKind({
    ...ofTutors,
    payload: tagInput,
    run: async (context, at, { tag }) =>
      (await setTutorTag(context, at, tag, has)) ? null : { skipped: has ? tagTexts.hasTag : tagTexts.hasNoTag },
  });

/** Bulk actions on tutors. Source: domain.md 3.3. */
export const tutorKinds = {
  "tutors-tag": tagging(true),
  "tutors-untag": tagging(false),
  "tutors-message": bulkKind({
    ...ofTutors,
    payload: messageToTutorsInput,
    async run(context, at, message) {
      const row = await findOrRefuse(context, tutors, at._id, recordName(tutorKind.kind));
      await checkVersion(context, row, at.version, (seen) => tutorKind.present(context, seen));
      const further = message.body.includes(placeholderMark("unreportedLessons"))
        ? { unreportedLessons: await unreportedLessonsOf(context, row.id) }
        : {};
      await sendToPersonOfMany(context, { personId: row.id, regionId: row.regionId, ownerId: null }, message, further);
      return null;
    },
  }),
};
