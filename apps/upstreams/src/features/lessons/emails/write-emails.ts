import type { LessonMailKind } from "@app/domain/lessons/lesson-mail-kinds.ts";
import {
  asTheirOwn,
  momentByBoth,
  momentInWords,
  timesByBoth,
  type Clocks,
} from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonDay } from "@app/domain/lessons/lesson-words.ts";
import { fullName } from "@app/domain/people/person.ts";
import {
  fillTemplate,
  placeholderMark,
  type Placeholder,
  withoutGaps,
  withPersonalMessage,
} from "@app/domain/system/template-text.ts";
import { eq } from "drizzle-orm";
import { systemName } from "../../../service/system-context.ts";
import type { Context } from "../../../service/context.ts";
import { nameOf } from "../../account/account.public.ts";
import { personOf, type PersonRow } from "../../customers/customers.public.ts";
import { payersOf, writeEmail } from "../../messages/messages.public.ts";
import { regions } from "../../regions/regions.public.ts";
import { emailOr } from "../../system/templates/templates.public.ts";
import { issueAnswerLink, type Asked } from "../answers/answer-links.ts";
import { learnerLabel } from "../request-words.ts";

export type Side = "tutor" | "customer";
/** A reason, in the words for each reader. */
export type Why = (side: Side) => string;
type Values = Partial<Record<Placeholder, string>>;

/** Whom lessons concern. */
export interface Parties {
  customerId: string;
  dependentId: string | null;
  podId: string | null;
  tutorId: string;
  regionId: string;
  subject: string;
  /** The learner's clock. */
  anchorTimeZone: string;
}

/** What a letter is worded with: for whom, and times by their clock with the other side's beside them. */
interface Reader {
  side: Side;
  personId: string;
  clocks: Clocks;
  /** "Tuesday 3 March 2026 at 18:00 (London), 19:00 in Lagos" */
  moment: (at: Date) => string;
  /** "Tuesday 3 March 2026 at 18:00 (London)" */
  until: (at: Date) => string;
  /** "Tuesdays at 18:00 (London), Tuesdays at 19:00 in Lagos": of the lessons of a week. */
  weekly: (starts: readonly Date[]) => string;
}

export interface Letter {
  to: readonly Side[];
  /** What it says besides who is concerned. */
  say: (reader: Reader) => Values;
  /** What its reader can answer with a one-time link. */
  ask?: (reader: Reader) => Pick<Asked, "kind" | "recordId" | "about" | "expiresAt"> | null;
  /** Somebody else than the tutor of the lessons. */
  tutorId?: string;
  /** When the one lesson is that it is about: its day stands in the subject, so that two such letters can be told apart. */
  dated?: Date;
}

/** Where the text of a letter comes from. */
export type Text =
  /** What the portal says until a director words it otherwise. */
  | { kind: LessonMailKind; words: { subject: string; body: string } }
  /** What somebody has written. */
  | { written: { subject: string; body: string } };

const textOf = (context: Context, text: Text) =>
  "written" in text ? text.written : emailOr(context, text.kind, text.words);

/** What staff wrote for a side beside what they did. */
const messageFor = ({ notes }: Context, side: Side): string =>
  (side === "tutor" ? notes?.tutorMessage : notes?.familyMessage) ?? "";

/** What tutors and families say by their links is passed on to the other side; a reason that staff note is for colleagues. */
export const passedOn = ({ answers }: Context, reason: string): string => (answers ? reason : "");

/** Who signs where nobody in particular looks after lessons. */
const team = "The lessons team";

const readerOf = (side: Side, personId: string, clocks: Clocks): Reader => ({
  side,
  personId,
  clocks,
  moment: (at) => momentByBoth(at, clocks),
  until: (at) => momentInWords(at, clocks.own),
  weekly: (starts) => timesByBoth(starts, clocks),
});

/** What a letter says with a link in it; a text without a place for the link has it at its end. */
export const bodyWith = (body: string, values: Values, link: string): string => {
  const isPlaced = link === "" || body.includes(placeholderMark("answerLink"));
  const text = fillTemplate(isPlaced ? body : `${body}\n\n${placeholderMark("answerLink")}`, {
    ...values,
    answerLink: link,
  });
  return withoutGaps(text);
};

/** A template as its reader is written to: whoever learns themselves is told of "your lesson". What staff wrote stays. */
const inTheirWords =
  (text: Text, { learnerNames }: Values) =>
  (template: string) =>
    learnerNames === "you" && !("written" in text) ? asTheirOwn(template) : template;

/** Those of a side, with the learners that are theirs. */
async function readersOf(
  context: Context,
  { customerId, podId }: Parties,
  side: Side,
  tutor: PersonRow,
): Promise<{ person: PersonRow; learners: string | null }[]> {
  if (side === "tutor") return [{ person: tutor, learners: null }];
  if (podId === null) return [{ person: await personOf(context, customerId), learners: null }];
  const and = new Intl.ListFormat("en-GB");
  const payers = [...(await payersOf(context, podId, "you"))];
  return Promise.all(
    payers.map(async ([id, names]) => ({ person: await personOf(context, id), learners: and.format(names) })),
  );
}

/**
 * Writes to those whom lessons concern, in the transaction of what they are told of, from the template in use or the words
 * that the portal has; to nobody who has no email, and not where the template is archived. It is about their lessons: no
 * consent is asked for. Returns who was written to. Source: domain.md 2.1–2.4.
 */
export async function writeLetters(
  context: Context,
  parties: Parties,
  ownerId: string | null,
  text: Text,
  { to, say, ask, dated, tutorId = parties.tutorId }: Letter,
): Promise<string[]> {
  const template = await textOf(context, text);
  if (!template) return [];
  const [teacher, tutor] = [await personOf(context, parties.tutorId), await personOf(context, tutorId)];
  const { name } = regions;
  const [region] = await context.db.select({ name }).from(regions).where(eq(regions.id, parties.regionId));
  const signer = ownerId ?? (context.actor.id === systemName ? null : context.actor.personId);
  const common: Values = {
    regionName: region?.name ?? "",
    lessonSubject: parties.subject,
    tutorName: fullName(teacher),
    ownerName: signer === null ? team : await nameOf(context, signer),
  };
  const written: string[] = [];
  const names = {
    tutor: await learnerLabel(context, { ...parties, leadId: null }, "tutor"),
    customer: await learnerLabel(context, { ...parties, leadId: null }, "payer"),
  };
  for (const side of to)
    for (const { person, learners } of await readersOf(context, parties, side, tutor)) {
      const { id: personId, firstName, lastName, email, timeZone: own } = person;
      if (email === null) continue;
      const other = side === "tutor" ? parties.anchorTimeZone : tutor.timeZone;
      const reader = readerOf(side, personId, { own, other });
      const values = {
        ...common,
        firstName,
        lastName,
        ...(personId === teacher.id && side === "tutor" && { tutorName: "you" }),
        learnerNames: learners ?? names[side],
        ...say(reader),
        personalMessage: messageFor(context, side),
      };
      const worded = inTheirWords(text, values);
      const body = withPersonalMessage(worded(template.body), values.personalMessage);
      const subject = fillTemplate(worded(template.subject ?? ""), values, "line");
      const asked = ask?.(reader) ?? null;
      await writeEmail(context, {
        toPersonId: personId,
        address: email,
        subject: dated ? `${subject}, ${lessonDay(dated, own)}` : subject,
        textFor: (link) => bodyWith(body, values, link),
        link: asked && (await issueAnswerLink(context, { ...asked, personId, side })),
      });
      written.push(personId);
    }
  return written;
}
