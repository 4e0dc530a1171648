import { eq, like } from "drizzle-orm";
import { defaultTimeZone } from "@app/domain/account/staff-user.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/name.ts";
import { codeMax, referralCodeMessages } from "@app/domain/referrals/referral-code.ts";
import type { ReferralScheme, ReferrerEvent } from "@app/domain/referrals/referral-enums.ts";
import { referralMessages as texts } from "@app/domain/referrals/referral-messages.ts";
import { referrerEventDone, referrerMachine } from "@app/domain/referrals/referrer-states.ts";
import {
  codeFromName,
  referrerProblems,
  type ReferrerInput,
  type ReferrerUpdateInput,
} from "@app/domain/referrals/referrer.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import {
  customers,
  personOf,
  persons,
  personUniques,
  phoneOrRefuse,
  type PersonRow,
} from "../customers/customers.public.ts";
import { claimCode } from "./codes.service.ts";
import { referralCodes } from "./codes.table.ts";
import type { ReferrerRecord } from "./referrer.record.ts";
import { referrerWithPerson } from "./referrers.queries.ts";
import { referrers, type ReferrerRow } from "./referrers.table.ts";

export const referrerKind: RecordKind<ReferrerRow, ReferrerRecord> = {
  table: referrers,
  kind: "referrer",
  labelOf: async ({ id }, context) => fullName(await personOf(context, id)),
  present: referrerWithPerson,
};

const uniques = { referrers_code: () => fieldRefusal("code", referralCodeMessages.taken) };

const holderKinds = { teacher: "teacher-referrer", customer: "customer-referrer" } as const;

const claim = (context: Context, { id, code, scheme }: ReferrerRow): Promise<void> =>
  claimCode(context, code, { holderKind: holderKinds[scheme], holderId: id });

/** A code made of a name that nobody has or had: a number is added where somebody has. */
async function freeCode({ db }: Pick<Context, "db">, name: string): Promise<string> {
  const begins = codeFromName(name, codeMax - 4);
  const { code } = referralCodes;
  const taken = new Set(
    (
      await db
        .select({ code })
        .from(referralCodes)
        .where(like(code, `${begins}%`))
    ).map((row) => row.code),
  );
  const names = [begins, ...Array.from({ length: 998 }, (_, place) => `${begins}-${place + 2}`)];
  return names.find((one) => !taken.has(one)) ?? begins;
}

/** Adds a person who is neither a customer nor a tutor; one whose email is known is that person. */
async function addPerson(context: Context, given: ReferrerInput): Promise<PersonRow> {
  const { firstName, lastName, email, phoneNumber } = given;
  if (!firstName || !lastName || !email) throw fieldRefusal("personId", texts.who);
  const [known] = await context.db.select().from(persons).where(eq(persons.email, email));
  if (known && known.mergedIntoId === null) throw fieldRefusal("email", texts.emailKnown(fullName(known)));
  return withUnique(personUniques, () =>
    insertRecord(context, persons, {
      firstName,
      lastName,
      email,
      timeZone: defaultTimeZone,
      phoneNumber: phoneNumber == null ? null : phoneOrRefuse(phoneNumber, []),
    }),
  );
}

/** The person who is to refer, locked; refused where they do so already, or are no customer and would be given credit. */
async function referringPerson(context: Context, id: string, scheme: ReferralScheme): Promise<PersonRow> {
  const [person] = await lockRecords(context, persons, [id]);
  if (!person || person.mergedIntoId !== null) throw fieldRefusal("personId", messages.reference("Person"));
  if (scheme === "customer" && (await lockRecords(context, customers, [id])).length === 0)
    throw fieldRefusal("personId", texts.notACustomer);
  const { id: referrerId } = referrers;
  if ((await context.db.$count(referrers, eq(referrerId, id))) > 0)
    throw fieldRefusal("personId", texts.alreadyRefers(fullName(person)));
  return person;
}

/** The same as `createReferrer`, answered as `kind` presents it, of somebody who refers since an earlier day. */
export async function addReferrer<Shown>(
  context: Context,
  kind: RecordKind<ReferrerRow, Shown>,
  input: ReferrerInput,
  since: Date = context.now,
): Promise<Shown> {
  const { personId, firstName: _f, lastName: _l, email: _e, phoneNumber: _p, ...terms } = input;
  const person = personId ? await referringPerson(context, personId, input.scheme) : await addPerson(context, input);
  const code = terms.code ?? (await freeCode(context, fullName(person)));
  return createRecord(context, kind, {
    async write() {
      const common = { id: person.id, createdAt: since, updatedAt: context.now };
      const by = { createdBy: context.actor.id, updatedBy: context.actor.id };
      const values = { ...terms, ...common, ...by, code };
      const [row] = await withUnique(uniques, () => context.db.insert(referrers).values(values).returning());
      return row as ReferrerRow;
    },
    effects: (after) => claim(context, after),
  });
}

/** Lets somebody refer new customers, with a code of their own. Source: domain.md 1.3. */
export const createReferrer = (context: Context, input: ReferrerInput): Promise<ReferrerRecord> =>
  addReferrer(context, referrerKind, input);

/** The same as `updateReferrer`, answered as `kind` presents it. */
export const changeReferrer = <Shown>(
  context: Context,
  kind: RecordKind<ReferrerRow, Shown>,
  { _id, version, ...changes }: ReferrerUpdateInput,
): Promise<Shown> =>
  changeRecord(
    context,
    kind,
    { _id, version },
    {
      check({ status }) {
        if (status === "closed") throw new Refusal("WRONG_STATE", messages.wrongState("referrer", status, "edited"));
      },
      write(before) {
        const [problem] = Object.entries(referrerProblems({ ...before, ...(changes as Partial<ReferrerRow>) }));
        if (problem) throw fieldRefusal(...problem);
        return withUnique(uniques, () => updateRecord(context, referrers, before, changes as Partial<ReferrerRow>));
      },
      async effects(after, before) {
        if (after.code !== before.code) await claim(context, after);
      },
    },
  );

/** Saves changes to the terms of a referrer; what was referred keeps those of its day. */
export const updateReferrer = (context: Context, changes: ReferrerUpdateInput): Promise<ReferrerRecord> =>
  changeReferrer(context, referrerKind, changes);

/** Pauses, closes or reopens a referrer's code. */
export const fireReferrerEvent = (context: Context, event: ReferrerEvent, at: RecordRef): Promise<ReferrerRecord> =>
  fireEvent(context, referrerKind, at, {
    machine: referrerMachine,
    event,
    done: referrerEventDone[event],
    write: (before, status) => updateRecord(context, referrers, before, { status }),
  });
