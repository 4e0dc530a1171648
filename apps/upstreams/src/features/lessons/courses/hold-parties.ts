import { lockRecords } from "../../../database/records.ts";
import type { Context } from "../../../service/context.ts";
import { lockLearners, persons, type LearnerRecord } from "../../customers/customers.public.ts";
import type { TutorRow } from "../../tutors/tutors.public.ts";
import { lockTutor, learnersOf } from "../plan-lessons.ts";
import type { CourseRow } from "./courses.table.ts";

/**
 * Holds everybody whose time lessons would take up until the transaction ends, in one order for all who do: the tutor, those
 * who pay, the children, and then the people behind them by their ids. Before the first insert, so that two who book the same
 * people follow each other and never wait for each other. Source: domain.md 5.4.
 */
export async function lockParties(
  context: Context,
  { tutorId, ...party }: Pick<CourseRow, "tutorId" | "podId" | "dependentId" | "customerId">,
): Promise<{ tutor: TutorRow; learners: LearnerRecord[] }> {
  const tutor = await lockTutor(context, tutorId);
  const known = await learnersOf(context, party);
  const learners = await lockLearners(
    context,
    known.map(({ _id }) => _id),
  );
  await lockRecords(context, persons, [tutorId, ...learners.map(({ payer }) => payer._id)]);
  return { tutor, learners };
}
