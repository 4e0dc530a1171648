import { asc, eq } from "drizzle-orm";
import type { CandidacyStage } from "@app/domain/hiring/hiring-enums.ts";
import type { Database } from "../database/client.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { persons } from "../features/customers/customers.public.ts";
import { candidacies } from "../features/hiring/hiring.public.ts";
import { sentMessages } from "../features/messages/messages.public.ts";
import { seedFrom } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** Where the chance of these begins. */
const chanceFrom = 67_000_000;
const noPlace = { ip: null, userAgent: null, requestId: "seed" };

/** What a candidate is written when they come to a stage. */
const letters: Partial<Record<CandidacyStage, (firstName: string) => { subject: string; body: string }>> = {
  interview: (firstName) => ({
    subject: `Your interview with us, ${firstName}`,
    body: `Dear ${firstName},\n\nthank you for your application. We would like to talk to you, in your language and in English. The call takes half an hour.`,
  }),
  offer: (firstName) => ({
    subject: `Our offer, ${firstName}`,
    body: `Dear ${firstName},\n\nwe enjoyed your demo lesson and would like you to teach with us. What we offer is in this email; tell us within a week whether it suits you.`,
  }),
  rejected: (firstName) => ({
    subject: "Your application",
    body: `Dear ${firstName},\n\nthank you for the time you gave us. We have decided not to go on with your application, and wish you all the best.`,
  }),
};

/** What candidates were written as they went from stage to stage. */
export async function seedCandidateMessages(db: Database, now: Date, staff: readonly SeededStaff[]): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const rows = await db
    .select({ history: candidacies.stageHistory, person: persons })
    .from(candidacies)
    .innerJoin(persons, eq(persons.id, candidacies.personId))
    .orderBy(asc(candidacies.appliedAt), asc(candidacies.id));
  const written = rows.flatMap(({ history, person: { id: toPersonId, firstName, email } }) =>
    history.flatMap(({ stage, at: step, byId }) => {
      const letter = letters[stage]?.(firstName);
      const author = staff.find(({ id }) => id === byId);
      if (!letter || !author || email === null) return [];
      const at = new Date(step);
      const message = {
        ...seed.record(at),
        createdBy: author.id,
        updatedBy: author.id,
        at,
        ...letter,
        toPersonId,
        channel: "email" as const,
        address: email,
      };
      const entry = {
        id: seed.chance.id(at),
        at,
        actorId: author.id,
        actorName: `${author.firstname} ${author.lastname}`,
        role: author.userRole,
        action: "created" as const,
        entityKind: "message",
        entityId: message.id,
        entityLabel: letter.subject.slice(0, 40),
        changes: {},
        version: 1,
        reason: null,
        ...noPlace,
      };
      return [{ message, entry }];
    }),
  );
  await db.insert(sentMessages).values(written.map(({ message }) => message));
  await db.insert(teamActivity).values(written.map(({ entry }) => entry));
}
