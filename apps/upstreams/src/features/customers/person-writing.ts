import { reachProblem } from "@app/domain/customers/customer.ts";
import { messages } from "@app/domain/messages.ts";
import { secondEmailProblem } from "@app/domain/people/person.ts";
import { lockRecords, updateRecord } from "../../database/records.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { persons, type PersonRow } from "./customers.table.ts";

/** Fields of a profile, such as a customer's or a tutor's, that are the person's. */
export const personFields = [
  ...(["firstName", "lastName", "email", "secondaryEmail", "phoneNumber", "gender", "dateOfBirth"] as const),
  ...(["country", "timeZone", "marketingConsent"] as const),
];
type PersonField = (typeof personFields)[number];

/** What is the person's of what was given. */
export const pickPerson = <Given extends Partial<Record<PersonField, unknown>>>(given: Given) =>
  Object.fromEntries(personFields.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))) as Pick<
    Given,
    PersonField & keyof Given
  >;

/** What is the profile's own of what was given. */
export const withoutPerson = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !personFields.some((field) => field === name))) as Omit<
    Given,
    PersonField
  >;

/** What the database refuses of a person, at its field. */
export const personUniques = { persons_email: () => fieldRefusal("email", messages.unique("Email")) };

/** What is saved of the person behind a profile in this state; consent carries the time it was last said. */
export async function savePerson(
  context: Context,
  { id, status }: { id: string; status: string },
  changes: Partial<PersonRow>,
): Promise<void> {
  const [person] = await lockRecords(context, persons, [id]);
  if (!person) return;
  const after = { ...person, ...changes };
  const second = secondEmailProblem(after);
  if (second !== null) throw fieldRefusal("secondaryEmail", second);
  const reach = reachProblem(status, after);
  if (reach !== null) throw fieldRefusal("email", reach);
  if (Object.keys(changes).length === 0) return;
  const isConsentChanged = after.marketingConsent !== person.marketingConsent;
  await withUnique(personUniques, () =>
    updateRecord(context, persons, person, { ...changes, ...(isConsentChanged && { consentAt: context.now }) }),
  );
}
