import { asc, isNull, sql } from "drizzle-orm";
import type { JournalKind } from "@app/domain/journal/journal-enums.ts";
import { hasSeverity } from "@app/domain/journal/journal-times.ts";
import { journalInput, journalTemplateInput } from "@app/domain/journal/journal.ts";
import type { Database } from "../database/client.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { journalEntries, journalTemplates } from "../features/journal/journal.public.ts";
import { tutorDocuments, tutors } from "../features/tutors/tutors.public.ts";
import { seedFrom } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** Where the chance of the journal begins. */
const chanceFrom = 71_000_000;
const day = 24 * 60 * 60_000;
const howMany = 220;
const noPlace = { ip: null, userAgent: null, requestId: "seed" };

const texts: Record<JournalKind, readonly (readonly [title: string, body: string])[]> = {
  observation: [
    [
      "Sat in on a beginners' lesson",
      "Warm start, clear aims. The last ten minutes were rushed; agreed to plan one activity less.",
    ],
    [
      "Watched a recorded lesson",
      "Good balance of speaking and listening. The learner spoke for more than half of the time.",
    ],
    ["Observed a lesson with two siblings", "Both children were kept busy. The younger one needs shorter tasks."],
  ],
  "check-in": [
    ["Monthly call", "All well. Would like two more learners in the evenings."],
    ["Checked in after the holidays", "Back to full hours from Monday. No worries about the timetable."],
    ["Call about workload", "Feels stretched on Saturdays. We look for another slot for the late group."],
  ],
  training: [
    ["Finished the course on tone marking", "Passed with a good mark and will share the exercises with the others."],
    ["Training on teaching online", "Took part in both sessions. Now uses the shared board in every lesson."],
  ],
  praise: [
    ["Thanked by a family", "The parents wrote that their son now greets his grandmother in Igbo without being asked."],
    ["Stepped in at short notice", "Took over a lesson with an hour's notice when a colleague was ill."],
  ],
  warning: [
    [
      "Late for the third time this month",
      "Spoke about it on the phone. Agreed to be in the room five minutes early from now on.",
    ],
    ["Lesson notes missing", "No notes for four lessons. Asked to write them by Friday."],
  ],
  incident: [
    [
      "Learner left the lesson upset",
      "A correction came across as harsh. The tutor called the family on the same day and apologised.",
    ],
    [
      "Lost connection twice in one lesson",
      "The lesson was made up at no charge. A second connection has been ordered.",
    ],
  ],
  "pay-note": [
    ["Asked about a higher rate", "Will be looked at together with the yearly review."],
    ["Transfer came late", "The bank held it for two days. Confirmed that it has arrived."],
  ],
  other: [
    ["Moved house", "New address from next month; the time zone stays the same."],
    ["Wants to write for the newsletter", "Offered a short piece about proverbs."],
  ],
};

const templates: readonly (readonly [JournalKind, string])[] = [
  ["observation", "Lesson:\nWhat went well:\nWhat to try next:\nAgreed:"],
  ["check-in", "How are things going:\nHours and timetable:\nWhat they need from us:"],
  ["warning", "What happened:\nWhat we said:\nWhat was agreed, and by when:"],
  ["incident", "What happened, when and who was there:\nWhat was done at once:\nWho was told:\nWhat follows:"],
];

/** A year of what colleagues wrote about tutors, with follow-ups, and the texts that entries begin with. */
export async function seedJournal(db: Database, now: Date, staff: readonly SeededStaff[]): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const active = staff.filter(({ status }) => status === "active");
  const managers = active.filter(({ userRole }) => userRole === "super-admin" || userRole === "director");
  const authors = active.filter(({ userRole }) => userRole === "admin").concat(managers);
  const people = await db
    .select({ id: tutors.id })
    .from(tutors)
    .where(isNull(tutors.archivedAt))
    .orderBy(asc(tutors.tutorNumber));
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);

  const entrySeeds = Array.from({ length: howMany }, (_, place) => {
    const person = people[place % people.length] as { id: string };
    const kind = chance.weighted<JournalKind>([
      ["observation", 5],
      ["check-in", 6],
      ["training", 3],
      ["praise", 4],
      ["warning", 2],
      ["incident", 1],
      ["pay-note", 1],
      ["other", 1],
    ]);
    const [title, body] = chance.pick(texts[kind]);
    const createdAt = seed.daysAgo(chance.whole(2, 364));
    const hidden = (kind === "warning" || kind === "incident") && chance.whole(1, 3) === 1;
    const author = chance.pick(hidden ? managers : authors);
    const follows = chance.whole(1, 4) === 1;
    const followsAt = new Date(createdAt.getTime() + chance.whole(7, 45) * day);
    const isPast = followsAt <= now;
    const inTime = chance.whole(1, 6) > 1;
    // Nobody leaves one open for months.
    const done = follows && isPast && (inTime || now.getTime() - followsAt.getTime() > 30 * day);
    const { attachmentIds, ...input } = journalInput.parse({
      personId: person.id,
      kind,
      title,
      body,
      occurredOn: dayOf(createdAt),
      severity: hasSeverity(kind) ? chance.whole(1, 3) : null,
      visibility: hidden ? "managers-only" : kind === "praise" ? "shared-with-tutor" : "staff",
      followUpOn: follows ? dayOf(followsAt) : null,
    });
    const entry = {
      ...seed.record(createdAt),
      ...input,
      attachmentIds,
      createdBy: author.id,
      updatedBy: author.id,
      followUpDoneAt: done ? followsAt : null,
      toldFollowUpOn: follows && isPast ? dayOf(followsAt) : null,
      version: done ? 2 : 1,
      updatedAt: done ? followsAt : createdAt,
    };
    const by = {
      actorId: author.id,
      actorName: `${author.firstname} ${author.lastname}`,
      role: author.userRole,
      entityKind: "journal-entry",
      entityId: entry.id,
      entityLabel: title,
      reason: null,
      ...noPlace,
    };
    const wrote: Record<string, [unknown, unknown]> = { title: [null, title], kind: [null, kind] };
    const finished: Record<string, [unknown, unknown]> = { followUpDoneAt: [null, followsAt.toISOString()] };
    const added = { ...by, id: chance.id(createdAt), at: createdAt, version: 1 };
    const seenTo = { ...by, id: chance.id(followsAt), at: followsAt, version: 2 };
    return {
      entry,
      entries: [
        { ...added, action: "created" as const, changes: wrote },
        ...(done ? [{ ...seenTo, action: "state-changed" as const, changes: finished }] : []),
      ],
    };
  });
  await db.insert(journalEntries).values(entrySeeds.map(({ entry }) => entry));
  await db.insert(teamActivity).values(entrySeeds.flatMap(({ entries }) => entries));
  await db.insert(journalTemplates).values(
    templates.map(([kind, body]) => ({
      ...seed.record(seed.daysAgo(300)),
      ...journalTemplateInput.parse({ kind, body }),
    })),
  );
  // The demo begins with what is due told of, so that its first night writes to nobody.
  const { toldStep, expiresOn } = tutorDocuments;
  const today = dayOf(now);
  await db.update(tutorDocuments).set({
    toldExpiresOn: sql`${expiresOn}`,
    toldStep: sql`case when ${expiresOn} < ${today} then 0 when ${expiresOn} <= ${today}::date + 8 then 7
      when ${expiresOn} <= ${today}::date + 31 then 30 else ${toldStep} end`,
  });
}
