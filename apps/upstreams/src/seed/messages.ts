import { asc, eq, isNull } from "drizzle-orm";
import type { ContactChannel, CustomerStatus } from "@app/domain/people/people-enums.ts";
import { messageInput } from "@app/domain/messages-sent/message.ts";
import type { Database } from "../database/client.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { customers, persons } from "../features/customers/customers.public.ts";
import { sentMessages } from "../features/messages/messages.public.ts";
import { seedFrom } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** Where the chance of messages begins. */
const chanceFrom = 61_000_000;
/** One customer in so many has been written to: some sixty of four hundred. */
const oneIn = 6;
const day = 24 * 60 * 60_000;
const noPlace = { ip: null, userAgent: null, requestId: "seed" };
const caring = new Set<string>(["director", "admin"]);

type Text = readonly [subject: string, email: string, said: string];

/** What was written to those who stand so, and how it was put where it was said. */
const texts: Record<CustomerStatus, readonly Text[]> = {
  lead: [
    [
      "Your trial lesson",
      "Thank you for asking about lessons. A trial lesson takes half an hour and costs nothing. Which days suit you?",
      "Asked about prices and days. Sent the price list; wants a trial lesson on a weekend.",
    ],
    [
      "A tutor for you",
      "We have found a tutor who teaches at the times you asked for. Shall we book a trial lesson?",
      "Told them that a tutor is free on Saturday mornings. They will think about it.",
    ],
  ],
  active: [
    [
      "Lessons in December",
      "We teach until 20 December and again from 5 January. Tell us if you would like lessons in between.",
      "Agreed to pause between 20 December and 5 January.",
    ],
    [
      "How are the lessons going?",
      "The first month is over. Is there anything that you or your tutor should do differently?",
      "Happy with the tutor. Asked for a little more speaking and less reading.",
    ],
    [
      "A new time",
      "From next week your lesson starts half an hour later, as you asked.",
      "Confirmed the new time, half an hour later.",
    ],
  ],
  paused: [
    [
      "Your lessons are paused",
      "Your lessons are paused from today. Write to us when you would like to go on; your tutor keeps your time for a month.",
      "Called about the break: exams until the summer, then lessons again.",
    ],
  ],
  churned: [
    [
      "Thank you",
      "We are sorry to see you go. If there is something that we could have done better, we would like to know.",
      "Has moved and found lessons nearby. Was content with ours.",
    ],
  ],
  blocked: [
    [
      "About your account",
      "We have stopped lessons on your account. Write to us if you would like to talk about it.",
      "Explained why there are no lessons for now.",
    ],
  ],
};

/** What staff wrote and said to customers in the past year. */
export async function seedMessages(db: Database, now: Date, staff: readonly SeededStaff[]): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const carers = staff.filter(({ userRole, status }) => status === "active" && caring.has(userRole));
  const { id, status, createdAt, preferredChannel } = customers;
  const people = await db
    .select({ id, status, createdAt, preferredChannel, email: persons.email })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(isNull(customers.archivedAt))
    .orderBy(asc(customers.customerNumber));
  const written = people
    .filter((_, n) => n % oneIn === 0)
    .flatMap((customer) =>
      Array.from({ length: chance.whole(1, 3) }, () => {
        const author = chance.pick(carers);
        const since = Math.max(customer.createdAt.getTime(), now.getTime() - 360 * day);
        const at = new Date(since + (now.getTime() - since) * (chance.whole(5, 95) / 100));
        const [subject, email, said] = chance.pick(texts[customer.status]);
        const preferred: ContactChannel = chance.whole(1, 3) === 1 ? "phone" : customer.preferredChannel;
        const channel = preferred === "email" && customer.email === null ? "whatsapp" : preferred;
        const words = channel === "email" ? { subject, body: email } : { body: said };
        const { subject: written, body } = messageInput.parse({ toPersonId: customer.id, channel, ...words });
        const message = {
          ...seed.record(at),
          createdBy: author.id,
          updatedBy: author.id,
          toPersonId: customer.id,
          channel,
          body,
          at,
          subject: written ?? null,
          address: channel === "email" ? customer.email : null,
        };
        const entry = {
          id: chance.id(at),
          at,
          actorId: author.id,
          actorName: `${author.firstname} ${author.lastname}`,
          role: author.userRole,
          action: "created" as const,
          entityKind: "message",
          entityId: message.id,
          entityLabel: (written ?? body).slice(0, 40),
          changes: {},
          version: 1,
          reason: null,
          ...noPlace,
        };
        return { message, entry };
      }),
    );
  await db.insert(sentMessages).values(written.map(({ message }) => message));
  await db.insert(teamActivity).values(written.map(({ entry }) => entry));
}
