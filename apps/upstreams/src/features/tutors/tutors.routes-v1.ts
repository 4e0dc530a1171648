import { asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { tutorStatuses } from "@app/domain/enums.ts";
import { inSubjectOrder } from "@app/domain/lessons/subjects.ts";
import type { Context } from "../../service/context.ts";
import { read, type Route } from "../../http/route.ts";
import { persons } from "../customers/customers.public.ts";
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

/** Tutors by name. Source: admin-portal.md section 7. */
export const tutorRoutes: Route[] = [
  read({
    path: "/onboarded-tutors",
    summary: "Tutors who are teaching or on leave, by name.",
    permission: "reference:read",
    shape: "plain",
    answer: z.array(onboardedTutorRecord),
    handle: listOnboarded,
  }),
];
