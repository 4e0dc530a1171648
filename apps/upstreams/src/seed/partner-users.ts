import { partnerUserInput } from "@app/domain/partners/partner-user.ts";
import type { PartnerRole, PartnerUserStatus } from "@app/domain/partners/partner-user-enums.ts";
import type { Database } from "../database/client.ts";
import { partnerUsers, partners } from "../features/partners/partners.public.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of partners' users begins. */
const chanceFrom = 48_000_000;

type Plan = readonly [code: string, name: string, role: PartnerRole, status: PartnerUserStatus];

const plans: readonly Plan[] = [
  ["ST-MARYS", "Ruth Bello", "owner", "active"],
  ["ST-MARYS", "Helen Marsh", "manager", "active"],
  ["ST-MARYS", "Tunde Cole", "viewer", "suspended"],
  ["ST-MARYS", "Joan Peters", "viewer", "deactivated"],
  ["OGBAKO", "Chidi Nwosu", "owner", "active"],
  ["OGBAKO", "Nkechi Ibe", "owner", "active"],
  ["OGBAKO", "Obinna Eke", "manager", "invited"],
  ["EOY-HOUSTON", "Tolu Adeyemi", "owner", "active"],
  ["EOY-HOUSTON", "Sade Ojo", "viewer", "active"],
  ["REDEEMER-SE15", "Grace Okon", "owner", "active"],
  ["REDEEMER-SE15", "Samuel Ade", "manager", "invited"],
  ["ZENITH", "Amaka Eze", "owner", "active"],
  ["ZENITH", "Bode Thomas", "manager", "active"],
  ["ZENITH", "Efe Omoruyi", "viewer", "active"],
  ["ZENITH", "Hauwa Bala", "viewer", "suspended"],
  ["HERITAGE", "Funmi Alabi", "owner", "active"],
  ["HERITAGE", "Peter Udo", "manager", "active"],
  ["DLA", "Kevin Osei", "owner", "active"],
  ["DLA", "Maria Lopez", "viewer", "active"],
  ["LEKKI-NURSERY", "Ngozi Umeh", "owner", "active"],
  ["LEKKI-NURSERY", "Tega Brume", "manager", "invited"],
  ["BRIGHT-MINDS", "Dana Whitfield", "owner", "invited"],
  ["KORA", "Ibrahim Musa", "owner", "deactivated"],
  ["SUNRISE", "Lara Bright", "owner", "active"],
  ["SUNRISE", "Ben Carter", "viewer", "deactivated"],
];

/** Twenty-five people who work for partners, in every state. Links that were mailed to them have run out. */
export async function seedPartnerUsers(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const known = new Map((await db.select().from(partners)).map((partner) => [partner.code, partner]));
  const rows = plans.map(([code, name, partnerRole, status]) => {
    const partner = known.get(code);
    if (!partner) throw new Error(`The demo business has no partner ${code}.`);
    const [firstName = "", lastName = ""] = name.split(" ");
    const domain = partner.contactEmail.split("@")[1];
    const said = partnerUserInput.parse({
      firstName,
      lastName,
      partnerRole,
      partnerId: partner.id,
      email: `${firstName}.${lastName}@${domain}`,
    });
    const createdAt = new Date(partner.createdAt.getTime() + seed.chance.whole(1, 20) * 60 * 60_000);
    const lastSeenAt = status === "invited" ? null : seed.daysAgo(status === "active" ? seed.chance.whole(0, 9) : 25);
    return { ...seed.record(createdAt), ...said, status, lastSeenAt, version: status === "invited" ? 1 : 2 };
  });
  await db.insert(partnerUsers).values(rows);
}
