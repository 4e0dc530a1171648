import { eq } from "drizzle-orm";
import { z } from "zod";
import { profileInput } from "@app/domain/account/account.ts";
import { roleChoices, type RoleChoice } from "@app/domain/enums.ts";
import { staffStatuses, type StaffStatus } from "@app/domain/account/staff-enums.ts";
import { emailField } from "@app/domain/fields.ts";
import type { Database } from "../database/client.ts";
import { accountUsers } from "../features/account/account.public.ts";
import type { Seed } from "./random.ts";
import type { RegionCode, SeededRegion } from "./regions.ts";

interface Member {
  /** The regions whose requests they are given in turn; all others look after all of them, and claim what they like. */
  regions?: readonly RegionCode[];
  role: RoleChoice;
  first: string;
  last: string;
  email: string;
  zone: string;
  /** Minutes since the last request; null for never. */
  seen: number | null;
  bio?: string;
  phone?: string;
  status?: StaffStatus;
}

const london = "Europe/London";
const lagos = "Africa/Lagos";
const newYork = "America/New_York";
const hour = 60;
const day = 24 * hour;

/** The six accounts that the start command shows, then their colleagues. */
const members: Member[] = [
  {
    role: "super-admin",
    first: "Ngọzị",
    last: "Okonkwọ",
    email: "super-admin@demo.test",
    zone: lagos,
    seen: 3 * hour,
    phone: "+447700900001",
    bio: "Looks after the portal and everyone who uses it.",
  },
  {
    role: "director",
    first: "Daniel",
    last: "Osborne",
    email: "director@demo.test",
    zone: london,
    seen: 20 * hour,
    phone: "+447700900002",
    bio: "Runs the tutoring business from London.",
  },
  {
    role: "admin",
    first: "Ifẹ́olúwa",
    last: "Akínlàjà",
    email: "admin@demo.test",
    zone: lagos,
    seen: 2 * hour,
    phone: "+447700900003",
    bio: "Answers requests and keeps the calendar straight.",
  },
  {
    role: "content-manager",
    first: "Chidịnma",
    last: "Okeke",
    email: "content-manager@demo.test",
    zone: lagos,
    seen: 26 * hour,
    bio: "Plans what is taught, and when.",
  },
  {
    role: "content-creator",
    first: "Adérónkẹ́",
    last: "Adéyẹmí",
    email: "content-creator@demo.test",
    zone: lagos,
    seen: 5 * hour,
    bio: "Writes Yorùbá lessons.",
  },
  { role: "", first: "Grace", last: "Whitfield", email: "no-role@demo.test", zone: london, seen: 9 * day },
  { role: "super-admin", first: "Obinna", last: "Ezenwa", email: "obinna.ezenwa@staff.example", zone: lagos, seen: 55 },
  {
    role: "director",
    first: "Yétúndé",
    last: "Bánkọ́lé",
    email: "yetunde.bankole@staff.example",
    zone: newYork,
    seen: 1 * day,
  },
  {
    role: "admin",
    first: "Harriet",
    last: "Coleman",
    email: "harriet.coleman@staff.example",
    zone: london,
    seen: 12,
    regions: ["UK", "US"],
  },
  {
    role: "admin",
    first: "Kelechi",
    last: "Anyanwụ",
    email: "kelechi.anyanwu@staff.example",
    zone: lagos,
    regions: ["NG", "UK"],
    seen: 4 * hour,
  },
  {
    role: "admin",
    first: "Marcus",
    last: "Reynolds",
    email: "marcus.reynolds@staff.example",
    zone: newYork,
    regions: ["US", "NG"],
    seen: 7 * hour,
  },
  {
    role: "content-manager",
    first: "Ṣadé",
    last: "Ládiípọ̀",
    email: "sade.ladipo@staff.example",
    zone: london,
    seen: 2 * day,
  },
  {
    role: "content-creator",
    first: "Ifeọma",
    last: "Nwankwọ",
    email: "ifeoma.nwankwo@staff.example",
    zone: lagos,
    seen: 31 * hour,
  },
  {
    role: "content-creator",
    first: "Ọláolúwa",
    last: "Fágbémi",
    email: "olaoluwa.fagbemi@staff.example",
    zone: lagos,
    seen: 3 * day,
  },
  {
    role: "admin",
    first: "Rebecca",
    last: "Foster",
    email: "rebecca.foster@staff.example",
    zone: london,
    seen: 64 * day,
    status: "suspended",
  },
  {
    role: "content-creator",
    first: "Tobenna",
    last: "Iheanachọ",
    email: "tobenna.iheanacho@staff.example",
    zone: lagos,
    seen: null,
    status: "invited",
  },
];

const memberSchema = profileInput.extend({
  email: emailField,
  userRole: z.enum(roleChoices),
  status: z.enum(staffStatuses),
});

export type SeededStaff = typeof accountUsers.$inferInsert & { userRole: RoleChoice; status: StaffStatus };

export async function seedStaff(db: Database, seed: Seed, passwordHash: string): Promise<SeededStaff[]> {
  const rows = members.map(({ role, first, last, email, zone, seen, bio, phone, status = "active" }): SeededStaff => {
    const lastActivityAt = seen === null ? null : new Date(seed.now.getTime() - seen * 60_000);
    const checked = memberSchema.parse({
      firstname: first,
      lastname: last,
      email,
      bio,
      phone,
      timeZone: zone,
      userRole: role,
      status,
    });
    return {
      ...seed.record(seed.daysAgo(seed.chance.whole(200, 700))),
      ...checked,
      lastActivityAt,
      lastLoginAt: lastActivityAt,
      passwordHash: status === "invited" ? null : passwordHash,
    };
  });
  await db.insert(accountUsers).values(rows);
  return rows;
}

/** Gives the regions to those who take their requests in turn. */
export async function assignRegions(
  db: Database,
  staff: readonly SeededStaff[],
  regions: Record<RegionCode, SeededRegion>,
): Promise<SeededStaff[]> {
  const given = staff.map((one) => {
    const codes = members.find(({ email }) => email === one.email)?.regions ?? [];
    return { ...one, regionIds: codes.map((code) => regions[code].id) };
  });
  for (const { id, regionIds } of given.filter((one) => one.regionIds.length > 0))
    await db.update(accountUsers).set({ regionIds }).where(eq(accountUsers.id, id));
  return given;
}

/** Somebody who registered and waits to be admitted; last, so that chance gives everything before it the same. */
export async function seedRegistration(db: Database, seed: Seed): Promise<void> {
  const person = memberSchema.parse({
    firstname: "Bísí",
    lastname: "Adéwálé",
    email: "bisi.adewale@staff.example",
    timeZone: lagos,
    userRole: "",
    status: "pending",
  });
  await db.insert(accountUsers).values({ ...seed.record(seed.daysAgo(1)), ...person });
}
