import { asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { tutorStatuses } from "@app/domain/tutors/tutor-enums.ts";
import { tutorOffBoardInput, tutorUpdateInput } from "@app/domain/tutors/tutor.ts";
import { inSubjectOrder } from "@app/domain/subjects.ts";
import type { Context } from "../../service/context.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { persons } from "../customers/customers.public.ts";
import { tutorRecord } from "./tutor.record.ts";
import { dialectsInUse, listTutors, tagsInUse, tutorList } from "./tutors.queries.ts";
import { fireTutorEvent, updateTutor } from "./tutors.service.ts";
import { tutors } from "./tutors.table.ts";

const onboardedTutorRecord = z
  .object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    tutorNumber: z.string(),
    subjects: z.array(z.string()),
    status: z.enum(tutorStatuses),
  })
  .meta({ id: "OnboardedTutor" });
type OnboardedTutorRecord = z.infer<typeof onboardedTutorRecord>;

async function listOnboarded({ db }: Context): Promise<OnboardedTutorRecord[]> {
  const { firstName, lastName } = persons;
  const { id: _id, tutorNumber, status, subjects } = tutors;
  const rows = await db
    .select({ _id, firstName, lastName, tutorNumber, status, subjects })
    .from(tutors)
    .innerJoin(persons, eq(persons.id, tutors.id))
    .where(inArray(tutors.status, ["active", "on-leave"]))
    .orderBy(asc(persons.sortName), asc(tutors.id));
  return rows.map((row) => ({ ...row, subjects: inSubjectOrder(row.subjects.map(({ subject }) => subject)) }));
}

const path = "/tutors/tutors";
const calls = recordRoutes({ path, area: "tutors", answer: tutorRecord });
const summaries = {
  "take-leave": "Sends a tutor on leave.",
  return: "Brings a tutor back from leave.",
  pause: "Pauses a tutor, who gets no new lessons.",
  resume: "Resumes a paused tutor.",
  reinstate: "Reinstates a tutor who left at most 180 days ago. A director's.",
} as const;
const plainEvents = ["take-leave", "return", "pause", "resume", "reinstate"] as const;

/** Tutors. They are added by hiring alone. Source: domain.md 0.2, 1.1, 2.5; admin-portal.md section 7. */
export const tutorRoutes: Route[] = [
  read({
    path: "/onboarded-tutors",
    summary: "Tutors who are teaching or on leave, by name.",
    permission: "reference:read",
    shape: "plain",
    answer: z.array(onboardedTutorRecord),
    handle: listOnboarded,
  }),
  calls.list("Tutors, by name unless asked otherwise.", tutorList, listTutors),
  calls.facets(tutorList),
  calls.updateInPath("Saves changes to a tutor and to the person they are.", tutorUpdateInput, updateTutor),
  ...plainEvents.map((event) =>
    calls.event(event, summaries[event], (context, at) => fireTutorEvent(context, event, at)),
  ),
  write({
    method: "post",
    path: `${path}/{id}/off-board`,
    summary: "Off-boards a tutor, with the reason. A director's.",
    permission: "tutorManagement:act",
    shape: "record",
    body: tutorOffBoardInput,
    answer: tutorRecord,
    handle: (context, { params: { id = "" }, body }) => fireTutorEvent(context, "off-board", { _id: id, ...body }),
  }),
  read({
    path: "/tutors/dialects",
    summary: "Every dialect that a tutor speaks, by name.",
    permission: "tutors:read",
    shape: "plain",
    answer: z.array(z.string()),
    handle: (context) => dialectsInUse(context),
  }),
  read({
    path: "/tutors/tags",
    summary: "Every tag that a tutor has, by name.",
    permission: "tutors:read",
    shape: "plain",
    answer: z.array(z.string()),
    handle: (context) => tagsInUse(context),
  }),
];
