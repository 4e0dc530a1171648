import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { fullName } from "@app/domain/people/person.ts";
import { documentStep, documentSteps } from "@app/domain/tutors/documents.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import { persons, type PersonRow } from "../customers/customers.public.ts";
import { notify } from "../notifications/notifications.public.ts";
import { mailAsWritten } from "../system/mail/mail.public.ts";
import { tutorDocuments, tutors, type TutorDocumentRow } from "./tutors.table.ts";

const system = { id: null, name: "system", role: null };
const nowhere = { ip: null, userAgent: null, requestId: "tell-of-expiring-documents" };

const inWords = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** As it stands in a sentence: "your background check". */
const documentWords: Record<TutorDocumentRow["kind"], string> = {
  id: "proof of identity",
  contract: "contract",
  "background-check": "background check",
  certificate: "certificate",
  tax: "tax form",
};

interface Expiring {
  document: TutorDocumentRow;
  person: PersonRow;
  /** By the clock of the person's zone. */
  today: string;
}

type Told = Pick<Parameters<typeof notify>[0], "db" | "now">;

async function writeTo(context: Told, { document, person }: Expiring, expiresOn: string): Promise<void> {
  if (person.email === null) return;
  const what = documentWords[document.kind];
  const until = inWords.format(new Date(expiresOn));
  await mailAsWritten(context, {
    template: "document-expiry",
    to: person.email,
    subject: `Your ${what} expires on ${until}`,
    text: `Hello ${person.firstName},\n\nYour ${what} is valid until ${until}. Please send us a new one before that day, so that your lessons can go on without a break.\n\nIf you have sent it already, there is nothing to do.\n`,
  });
}

/** An expired background check holds up lessons with learners under 18, so directors are to know at once. */
async function notifyDirectors(context: Told, { document, person }: Expiring, expiresOn: string): Promise<void> {
  if (document.kind !== "background-check") return;
  await notify(
    { ...context, actor: { id: "system" } },
    {
      type: "new_message",
      kind: "tutor-document",
      title: `Background check expired: ${fullName(person)}`,
      description: `It was valid until ${inWords.format(new Date(expiresOn))}.`,
      url: `/app/tutoring/tutors/${person.id}?tab=documents`,
      needs: "tutorManagement:read",
    },
  );
}

/** What a document's days come to in the database, as `documentStep` says it of one. */
const stepNow = (today: ReturnType<typeof sql>) => sql`case
  when ${tutorDocuments.expiresOn} < ${today} then ${documentSteps[2]}::int
  when ${tutorDocuments.expiresOn} <= ${today} + ${documentSteps[1]}::int then ${documentSteps[1]}::int
  when ${tutorDocuments.expiresOn} <= ${today} + ${documentSteps[0]}::int then ${documentSteps[0]}::int end`;

/**
 * Writes to tutors 30 and 7 days before a document expires, and tells directors when a background check has expired; each
 * once for a document and its end, and after a stop of several days only the last step that was missed. At most so many;
 * returns how many.
 */
export const notifyOfExpiringDocuments = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const { id, personId, expiresOn, toldStep, toldExpiresOn, archivedAt } = tutorDocuments;
    const today = sql`(${now.toISOString()}::timestamptz at time zone ${persons.timeZone})::date`;
    const isTold = sql`(${toldExpiresOn} is not distinct from ${expiresOn} and ${toldStep} <= ${stepNow(today)})`;
    const rows = await db
      .select({ document: tutorDocuments, person: persons, today: sql<string>`${today}::text` })
      .from(tutorDocuments)
      .innerJoin(persons, eq(persons.id, personId))
      .innerJoin(tutors, and(eq(tutors.id, personId), isNull(tutors.archivedAt), ne(tutors.status, "left")))
      .where(and(isNull(archivedAt), sql`${stepNow(today)} is not null`, sql`${isTold} is not true`))
      .orderBy(asc(expiresOn), asc(id))
      .limit(atMost)
      .for("update", { of: tutorDocuments, skipLocked: true });
    for (const row of rows) {
      const { document } = row;
      const until = document.expiresOn as string;
      const step = documentStep(until, row.today);
      const mark = { toldStep: step, toldExpiresOn: until };
      await db.update(tutorDocuments).set(mark).where(eq(id, document.id));
      const before = { toldStep: document.toldStep, toldExpiresOn: document.toldExpiresOn };
      await audit(
        { db, now, actor: system, origin: nowhere },
        {
          action: "updated",
          kind: "tutor-document",
          id: document.id,
          label: document.kind,
          before,
          after: mark,
          partOf: document.personId,
        },
      );
      await (step === 0 ? notifyDirectors : writeTo)({ db, now }, row, until);
    }
    return rows.length;
  });
