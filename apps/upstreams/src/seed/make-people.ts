import { z } from "zod";
import { customerStatuses, genders, relationships } from "@app/domain/people/people-enums.ts";
import { tutorStatuses } from "@app/domain/tutors/tutor-enums.ts";
import { choiceField, emailField, phoneField, timeZoneField } from "@app/domain/fields.ts";
import type { Subject } from "@app/domain/subjects.ts";
import { personNameFields } from "@app/domain/people/person.ts";
import { slugFrom } from "@app/domain/curriculum/curriculum.ts";
import { englishNames, igboNames, yorubaNames, type NameList } from "./names.ts";
import { customerDetails, dependentDetails } from "./people-details.ts";
import { seedFrom, type Seed } from "./random.ts";
import type { RegionCode, SeededRegion } from "./regions.ts";
import { taughtBy, tutorDetails } from "./tutor-details.ts";

const personSchema = z.object({
  ...personNameFields,
  email: emailField,
  phoneNumber: phoneField,
  timeZone: timeZoneField,
  gender: choiceField("Gender", genders),
});

/** Numbers that belong to nobody where a country keeps some, and nobody's ten thousand where it does not. */
export const phones: Record<RegionCode, (n: number) => string> = {
  UK: (n) => `+447700900${String(n % 1000).padStart(3, "0")}`,
  US: (n) => `+1${["212", "312", "404", "713"][n % 4] ?? "212"}55501${String(n % 100).padStart(2, "0")}`,
  NG: (n) => `+234700000${String(n % 10_000).padStart(4, "0")}`,
};

const zones: Record<RegionCode, readonly string[]> = {
  UK: ["Europe/London"],
  US: ["America/New_York", "America/New_York", "America/Chicago", "America/Los_Angeles"],
  NG: ["Africa/Lagos"],
};

/** The regions that people are put into. */
export type Regions = Record<RegionCode, Pick<SeededRegion, "id" | "currency">>;

/** Whose names people have. */
export interface Names {
  igbo: NameList;
  yoruba: NameList;
  english: NameList;
}
export const plainNames: Names = { igbo: igboNames, yoruba: yorubaNames, english: englishNames };

/** `tag` makes the email address one of a kind. */
export function makePerson(
  seed: Seed,
  { n, tag = String(n) }: { n: number; tag?: string },
  code: RegionCode,
  names: NameList,
  createdAt: Date,
) {
  const { chance } = seed;
  const firstName = chance.pick(names.first);
  const lastName = chance.pick(names.last);
  const checked = personSchema.parse({
    firstName,
    lastName,
    email: `${slugFrom(firstName)}.${slugFrom(lastName)}.${tag}@example.com`,
    phoneNumber: phones[code](n),
    timeZone: chance.pick(zones[code]),
    gender: chance.weighted([
      ["female", 10],
      ["male", 9],
      ["undisclosed", 1],
    ] as const),
  });
  const unasked = { country: null as string | null, marketingConsent: false, consentAt: null as Date | null };
  return { ...seed.record(createdAt), ...checked, ...unasked };
}

/** Who has lessons has been a customer for long enough to have had some. */
const activeDays = 61;
function sinceFor(now: Date, drawn: Date, status: string) {
  const latest = now.getTime() - activeDays * 24 * 60 * 60_000;
  const at = status === "active" && drawn.getTime() > latest ? new Date(latest) : drawn;
  return { createdAt: at, updatedAt: at };
}

/** Where the chance of what was added to customers later begins; what was there before comes out as it did. */
const detailsFrom = 40_000_000;

/** Somebody who pays: the nth, from 0. `owners`: the staff who look after customers. */
export function makeCustomer(
  seed: Seed,
  n: number,
  regions: Regions,
  { igbo, yoruba, english } = plainNames,
  owners: readonly string[] = [],
) {
  const { chance } = seed;
  const code = chance.weighted([
    ["UK", 9],
    ["US", 6],
    ["NG", 5],
  ] as const);
  const names = chance.weighted([
    [igbo, 5],
    [yoruba, 4],
    [english, 2],
  ]);
  const created = makePerson(seed, { n }, code, names, seed.daysAgo(chance.whole(1, 700)));
  const { id, currency } = regions[code];
  const status = chance.weighted([
    ["active", 12],
    ["lead", 4],
    ["paused", 2],
    ["churned", 2],
    ["blocked", 1],
  ] as const);
  const person = { ...created, ...sinceFor(seed.now, created.createdAt, status) };
  const customer = {
    ...seed.record(person.createdAt),
    id: person.id,
    customerNumber: `C-${String(n + 1).padStart(6, "0")}`,
    regionId: id,
    currency,
    status: choiceField("Status", customerStatuses).parse(status),
  };
  const more = seedFrom(seed.now, detailsFrom + n);
  const details = customerDetails(more, { person, customer, code }, owners);
  const speaks: Subject = names === igbo ? "Igbo" : names === yoruba ? "Yoruba" : "English";
  return {
    names,
    speaks,
    more,
    person: { ...person, ...details.person },
    customer: { ...customer, ...details.customer },
  };
}

const childSchema = z.object({
  ...personNameFields,
  relationship: choiceField("Relationship", relationships),
  dateOfBirth: z.iso.date(),
});

/** Somebody whom a customer pays for, with their last name. */
export function makeDependent(seed: Seed, { person, names, speaks, more }: ReturnType<typeof makeCustomer>) {
  const { chance } = seed;
  const relationship = chance.weighted([
    ["child", 17],
    ["ward", 1],
    ["spouse", 1],
    ["sibling", 1],
  ] as const);
  const years = relationship === "child" || relationship === "ward" ? chance.whole(5, 16) : chance.whole(25, 45);
  const born = seed.daysAgo(years * 365 + chance.whole(0, 364));
  const drawn = chance.pick(names.first);
  // Nobody is called as whoever pays for them.
  const firstName =
    drawn === person.firstName ? (names.first[(names.first.indexOf(drawn) + 1) % names.first.length] ?? drawn) : drawn;
  const { lastName } = person;
  const dateOfBirth = born.toISOString().slice(0, 10);
  return {
    ...seed.record(person.createdAt),
    ...childSchema.parse({ firstName, lastName, relationship, dateOfBirth }),
    ...dependentDetails(more, { speaks, zone: person.timeZone, isChild: years < 18 }),
    customerId: person.id,
    status: chance.weighted([
      ["active", 19],
      ["archived", 1],
    ] as const),
  };
}

/** Where the chance of what was added to tutors later begins. */
const tutorDetailsFrom = 60_000_000;

/** Somebody who teaches, mostly from Nigeria, in the language they grew up with: the nth, from 0. */
export function makeTutor(seed: Seed, n: number, tag: string, regions: Regions, verifierId: string | null = null) {
  const { chance } = seed;
  const code = chance.weighted([
    ["NG", 7],
    ["UK", 2],
    ["US", 1],
  ] as const);
  const speaks = chance.weighted([
    ["Igbo", 6],
    ["Yoruba", 5],
    ["English", 1],
  ] as const);
  const names = speaks === "Igbo" ? igboNames : speaks === "Yoruba" ? yorubaNames : englishNames;
  const person = makePerson(seed, { n: 900 + n, tag }, code, names, seed.daysAgo(chance.whole(30, 700)));
  const second = chance.weighted([
    [null, 5],
    ["Mathematics", 1],
    ["Nigerian Pidgin", 1],
    ["French", 1],
  ] as const);
  const subjects = [
    { subject: speaks, nativeSpeaker: true },
    ...(second ? [{ subject: second, nativeSpeaker: false }] : []),
  ];
  const status = chance.weighted([
    ["active", 16],
    ["on-leave", 2],
    ["paused", 1],
    ["left", 1],
  ] as const);
  const { id: regionId, currency } = regions[code];
  const more = seedFrom(seed.now, tutorDetailsFrom + n);
  const holder = `${person.firstName} ${person.lastName}`;
  const about = {
    id: person.id,
    createdAt: person.createdAt,
    status,
    currency,
    speaks,
    holder,
    timeZone: person.timeZone,
  };
  const { profile, ...others } = tutorDetails(more, about, verifierId);
  const tutor = {
    ...seed.record(person.createdAt),
    id: person.id,
    tutorNumber: `T-${String(n + 1).padStart(4, "0")}`,
    regionId,
    status: choiceField("Status", tutorStatuses).parse(status),
    subjects: taughtBy(more, subjects),
    ...profile,
  };
  return { person, tutor, ...others };
}
