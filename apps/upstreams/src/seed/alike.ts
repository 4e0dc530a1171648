import { inArray } from "drizzle-orm";
import { slugFrom } from "@app/domain/curriculum/curriculum.ts";
import { personNameFields } from "@app/domain/people/person.ts";
import type { Database } from "../database/client.ts";
import { actorById, nameOf } from "../features/account/account.public.ts";
import { customers } from "../features/customers/customers.public.ts";
import { mergeCustomers } from "../features/people/merge.service.ts";
import type { makeCustomer } from "./make-people.ts";
import type { SeededStaff } from "./staff.ts";

type Made = ReturnType<typeof makeCustomer>;
type Name = readonly [first: string, last: string];

interface Alike {
  one: Name;
  other: Name;
  /** What both have: a phone, or an email that is the other's second one. */
  share: "phone" | "email";
  /** How many days ago they were merged; unmerged if not said. */
  mergedAgo?: number;
}

/** One person written twice, with and without marks, in either order, shortened, in capitals; and two of one household. */
const pairs: readonly Alike[] = [
  { one: ["Nneka", "Onwụka"], other: ["Nneka", "Onwuka"], share: "phone" },
  { one: ["Fọlákẹ́", "Adéyẹmí"], other: ["Folake", "Adeyemi"], share: "phone" },
  { one: ["Adaobi", "Ezeọkọnkwọ"], other: ["Ada", "Ezeokonkwo"], share: "phone" },
  { one: ["Okechukwu", "Ụzọma"], other: ["Uzoma", "Okechukwu"], share: "phone" },
  { one: ["Títílayọ̀", "Bákàrè"], other: ["TITILAYO", "BAKARE"], share: "email" },
  { one: ["Chioma", "Nwachukwu"], other: ["Emeka", "Nwachukwu"], share: "phone" },
  { one: ["Ifeọma", "Obi"], other: ["Ifeoma", "Obi"], share: "phone", mergedAgo: 4 },
  { one: ["Yẹ́misí", "Ọláwálé"], other: ["Yemisi", "Olawale"], share: "phone", mergedAgo: 45 },
];

const day = 24 * 60 * 60_000;
/** Customers before these keep their names: the first ones are known by them. */
const firstAlike = 200;
const longAgo = 90;

/** Who becomes whom: customers of long standing, two for each pair. */
function chosen(families: readonly Made[], now: Date): number[] {
  const isFit = ({ person, customer }: Made, n: number) =>
    n >= firstAlike && customer.status === "active" && now.getTime() - person.createdAt.getTime() > longAgo * day;
  return [...families.keys()].filter((n) => isFit(families[n] as Made, n)).slice(0, 2 * pairs.length);
}

function renamed(family: Made, [first, last]: Name): Made {
  const { person } = family;
  const firstName = personNameFields.firstName.parse(first);
  const lastName = personNameFields.lastName.parse(last);
  const tag = person.email.slice(person.email.lastIndexOf(".", person.email.indexOf("@")) + 1);
  const email = `${slugFrom(firstName)}.${slugFrom(lastName)}.${tag}`;
  return { ...family, person: { ...person, firstName, lastName, email, gender: "undisclosed" } };
}

/** The customers with some among them who look like one another, so that duplicates can be tried out. */
export function withAlike(families: readonly Made[], now: Date): (Made & { person: { secondaryEmail?: string } })[] {
  const all: (Made & { person: { secondaryEmail?: string } })[] = [...families];
  const places = chosen(families, now);
  for (const [n, { one, other, share }] of pairs.entries()) {
    const [first = 0, second = 0] = places.slice(2 * n);
    const original = renamed(families[first] as Made, one);
    const twin = renamed(families[second] as Made, other);
    const { email, phoneNumber } = original.person;
    all[first] = original;
    all[second] = {
      ...twin,
      person: { ...twin.person, ...(share === "phone" ? { phoneNumber } : { secondaryEmail: email }) },
    };
  }
  return all;
}

/** Merges those pairs that were merged, as a director did then: one can be made two again still, one cannot. */
export async function seedMerges(
  db: Database,
  now: Date,
  staff: readonly SeededStaff[],
  families: readonly Made[],
): Promise<void> {
  const director = staff.find(({ userRole, status }) => userRole === "director" && status === "active");
  const actor = director ? await actorById({ db, now }, director.id) : null;
  if (!actor) return;
  const places = chosen(families, now);
  for (const [n, { mergedAgo }] of pairs.entries()) {
    if (mergedAgo === undefined) continue;
    const ids = places.slice(2 * n, 2 * n + 2).map((place) => (families[place] as Made).customer.id);
    const [keptId = "", otherId = ""] = ids;
    const rows = await db.select().from(customers).where(inArray(customers.id, ids));
    const versionOf = (id: string) => rows.find((row) => row.id === id)?.version ?? 0;
    const origin = { ip: null, userAgent: null, requestId: "seed" };
    const context = { db, actor, now: new Date(now.getTime() - mergedAgo * day), origin, nameOf };
    const versions = { version: versionOf(keptId), otherVersion: versionOf(otherId) };
    await mergeCustomers(context, keptId, { ...versions, otherId, choices: {} });
  }
}
