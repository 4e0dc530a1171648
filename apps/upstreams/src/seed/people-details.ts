import type {
  ContactChannel,
  CustomerSource,
  CustomerStatus,
  LearnerLevel,
  LessonFor,
} from "@app/domain/people/people-enums.ts";
import { customerInput, isOwnLearner } from "@app/domain/customers/customer.ts";
import type { Subject } from "@app/domain/subjects.ts";
import type { Seed } from "./random.ts";
import type { RegionCode } from "./regions.ts";

const countries: Record<RegionCode, string> = { UK: "GB", US: "US", NG: "NG" };
const cities: Record<RegionCode, readonly string[]> = {
  UK: ["London", "Manchester", "Birmingham", "Leeds"],
  US: ["Houston", "Atlanta", "Brooklyn", "Chicago"],
  NG: ["Lagos", "Abuja", "Enugu", "Ìbàdàn"],
};
const streets = ["Market Road", "Church Street", "Palm Avenue", "Station Road", "Garden Close"];
const tags = ["VIP", "Diaspora", "Exam year", "Evenings only", "Weekends only", "Sibling discount", "Slow payer"];

/** How a customer came, who looks after them, and how they are billed. */
export function customerDetails(
  { chance }: Seed,
  about: {
    person: { firstName: string; lastName: string; createdAt: Date };
    customer: { regionId: string; status: CustomerStatus };
    code: RegionCode;
  },
  owners: readonly string[],
) {
  const { person, customer, code } = about;
  const whoIsLessonFor = chance.weighted<LessonFor>([
    ["me", 5],
    ["dependent", 6],
    ["pod", 1],
  ]);
  const source = chance.weighted<CustomerSource | null>([
    ["organic", 5],
    ["referral-customer", 4],
    ["referral-teacher", 2],
    ["partner", 1],
    ["social", 4],
    ["ads", 2],
    ["event", 1],
    ["app", 2],
    ["other", 1],
    [null, 2],
  ]);
  const preferredChannel = chance.weighted<ContactChannel>([
    ["email", 6],
    ["whatsapp", 6],
    ["phone", 2],
    ["sms", 1],
  ]);
  const wanted = chance.weighted([
    [0, 5],
    [1, 5],
    [2, 2],
    [3, 1],
  ]);
  const marketingConsent = chance.whole(1, 3) === 1;
  const hasAddress = chance.whole(1, 4) === 1;
  const address = `${chance.whole(1, 180)} ${chance.pick(streets)}, ${chance.pick(cities[code])}`;
  const chosen = Array.from({ length: wanted }, () => chance.pick(tags));
  const ownerId = chance.whole(1, 8) === 1 || owners.length === 0 ? null : chance.pick(owners);
  const {
    firstName: _first,
    lastName: _last,
    regionId: _region,
    marketingConsent: consent,
    country,
    ...profile
  } = customerInput.parse({
    firstName: person.firstName,
    lastName: person.lastName,
    regionId: customer.regionId,
    whoIsLessonFor,
    isLearner: whoIsLessonFor === "me" || chance.whole(1, 6) === 1,
    source,
    preferredChannel,
    tags: chosen,
    marketingConsent,
    country: countries[code],
    billingAddress: hasAddress ? address : null,
    dueDays: chance.pick([7, 7, 7, 14, 30]),
    autoSend: chance.whole(1, 5) === 1,
    ownerId,
  });
  return {
    person: { country: country ?? null, marketingConsent: consent, consentAt: consent ? person.createdAt : null },
    customer: { ...common(profile), blockedFrom: customer.status === "blocked" ? ("active" as const) : null },
  };
}

type Profile = Omit<
  ReturnType<typeof customerInput.parse>,
  "firstName" | "lastName" | "regionId" | "marketingConsent" | "country"
>;

/** Of a profile what was drawn; the currency is the region's. */
const common = (profile: Profile) => ({
  whoIsLessonFor: profile.whoIsLessonFor,
  isLearner: isOwnLearner(profile),
  source: profile.source ?? null,
  preferredChannel: profile.preferredChannel,
  tags: profile.tags,
  dueDays: profile.dueDays,
  autoSend: profile.autoSend,
  billingAddress: profile.billingAddress ?? null,
  ownerId: profile.ownerId ?? null,
});

const elsewhere = ["Europe/London", "America/New_York", "Africa/Lagos", "Europe/Berlin"];
const needs = [
  "Short tasks work best; a break after twenty minutes.",
  "Dyslexic: large print, and no reading aloud without warning.",
  "Understands everything that is said at home, speaks little.",
];
const safeguarding = [
  "Only the mother may collect recordings. Ask the office before sending anything to another address.",
  "Camera stays off, as agreed with the family.",
];

/** What a dependent learns, and what is known of how they learn. */
export function dependentDetails(
  { chance }: Seed,
  { speaks, zone, isChild }: { speaks: Subject; zone: string; isChild: boolean },
) {
  const subject = chance.weighted<Subject>([
    [speaks, 12],
    ["Mathematics", 2],
    ["French", 1],
  ]);
  const level = chance.weighted<LearnerLevel | null>([
    ["beginner", 8],
    ["elementary", 5],
    ["intermediate", 3],
    ["advanced", 1],
    [null, 2],
  ]);
  const own = chance.pick(elsewhere);
  const livesElsewhere = chance.whole(1, isChild ? 20 : 3) === 1 && own !== zone;
  return {
    level,
    subjects: subject === speaks ? [subject] : [speaks, subject],
    timeZone: livesElsewhere ? own : null,
    learningNeeds: chance.whole(1, 9) === 1 ? chance.pick(needs) : null,
    safeguardingNote: isChild && chance.whole(1, 30) === 1 ? chance.pick(safeguarding) : null,
    photoConsent: chance.whole(1, 2) === 1,
  };
}
