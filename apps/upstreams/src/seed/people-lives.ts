import type { CustomerStatus } from "@app/domain/people/people-enums.ts";
import { customerNoteInput } from "@app/domain/customers/customer-note.ts";
import { fullName, type PersonName } from "@app/domain/people/person.ts";
import type { Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** What became of those who stand so, in its order; the days are after the one before. */
const ways: Record<CustomerStatus, readonly (readonly [CustomerStatus, daysAfter: number])[]> = {
  lead: [],
  active: [["active", 5]],
  paused: [
    ["active", 4],
    ["paused", 60],
  ],
  churned: [
    ["active", 6],
    ["churned", 90],
  ],
  blocked: [
    ["active", 3],
    ["blocked", 40],
  ],
};
const blockReasons = [
  "Abusive messages to two tutors, after a warning.",
  "Card payments disputed three times in a row.",
  "Lessons shared with a school that has no agreement.",
];
const texts = [
  "Prefers to be called after 18:00. Speaks Igbo with the office, English with tutors.",
  "Grandmother pays; send invoices to the second address.",
  "Asked about a family rate for a third child. Offered the sibling discount.",
  "Moving to Manchester in the summer: check the time zone and the policy then.",
  "Wants a tutor from Oǹdó, for the dialect.",
  "Trial went well. Wants to start with two lessons a week.",
  "Travels to Lagos in December; pause lessons for three weeks.",
  "Reminders by WhatsApp only. Email is read once a week.",
  "Daughter sits GCSE Igbo next year.",
  "Power cuts on weekday evenings; morning lessons hold better.",
  "Paid by bank transfer; allow three working days.",
  "Happy to be quoted on the website, first name only.",
];
const nothingTo = (value: unknown): [unknown, unknown] => [null, value];
const day = 24 * 60 * 60_000;
const noPlace = { ip: null, userAgent: null, requestId: "seed" };

/** What happened to a customer of the demo business: the states they went through, and what staff wrote down. */
export function lifeOf(
  seed: Seed,
  person: PersonName & { createdAt: Date },
  customer: { id: string; customerNumber: string; status: CustomerStatus },
  staff: readonly SeededStaff[],
) {
  const { chance, now } = seed;
  const label = `${fullName(person)} (${customer.customerNumber})`;
  const by = ({ id, firstname, lastname, userRole }: SeededStaff) => ({
    actorId: id,
    actorName: `${firstname} ${lastname}`,
    role: userRole,
  });
  const someone = () => chance.pick(staff);
  const later = (at: Date, days: number) =>
    new Date(Math.min(at.getTime() + (days * day * chance.whole(60, 140)) / 100, now.getTime() - chance.whole(1, day)));
  const until = (at: Date) => new Date(Math.max(at.getTime(), person.createdAt.getTime()));

  const steps: [CustomerStatus, Date][] = [["lead", person.createdAt]];
  for (const [status, days] of ways[customer.status])
    steps.push([status, until(later(steps.at(-1)?.[1] ?? person.createdAt, days))]);
  const states = steps.map(([status, at], n) => {
    // Lessons and payments move a customer by themselves; people pause and block.
    const isOwn = status === "active" || status === "churned";
    const actor = isOwn && n > 0 ? { actorId: null, actorName: "system", role: "" } : by(someone());
    const changes: Record<string, [unknown, unknown]> = { status: [steps[n - 1]?.[0] ?? null, status] };
    if (n === 0) {
      changes["firstName"] = [null, person.firstName];
      changes["lastName"] = [null, person.lastName];
    }
    return {
      id: chance.id(at),
      at,
      ...actor,
      ...noPlace,
      entityKind: "customer",
      entityId: customer.id,
      action: n === 0 ? ("created" as const) : ("state-changed" as const),
      entityLabel: label,
      changes,
      version: n + 1,
      reason: status === "blocked" ? chance.pick(blockReasons) : null,
    };
  });

  const count = chance.weighted([
    [0, 8],
    [1, 6],
    [2, 3],
    [4, 1],
  ]);
  const written = Array.from({ length: count }, (_, n) => {
    const author = someone();
    const at = until(later(person.createdAt, 3 + n * 25));
    const { text, pinned } = customerNoteInput.parse({
      customerId: customer.id,
      text: chance.pick(texts),
      pinned: chance.whole(1, 6) === 1,
    });
    const note = {
      ...seed.record(at),
      customerId: customer.id,
      text,
      pinned,
      createdBy: author.id,
      updatedBy: author.id,
    };
    return {
      note,
      entry: {
        id: chance.id(at),
        at,
        ...by(author),
        ...noPlace,
        entityKind: "customer-note",
        entityId: note.id,
        action: "created" as const,
        entityLabel: text.slice(0, 40),
        version: 1,
        reason: null,
        changes: { text: nothingTo(text), pinned: nothingTo(pinned) },
      },
    };
  });
  return {
    stands: { version: steps.length, updatedAt: steps.at(-1)?.[1] ?? person.createdAt },
    notes: written.map(({ note }) => note),
    entries: [...states, ...written.map(({ entry }) => entry)],
  };
}
