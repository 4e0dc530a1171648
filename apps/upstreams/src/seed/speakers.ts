import { eq, sql } from "drizzle-orm";
import { consentWording } from "@app/domain/speakers/speaker-states.ts";
import { speakerInput } from "@app/domain/speakers/speaker.ts";
import type { z } from "zod";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { dialects } from "../features/dialects/dialects.public.ts";
import { speakers } from "../features/speakers/speakers.public.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of speakers begins. */
const chanceFrom = 45_000_000;

type Voice = Omit<z.input<typeof speakerInput>, "dialectId" | "consentGivenOn"> & { dialect: string };

const voices: readonly Voice[] = [
  {
    displayName: "Ugochi A.",
    subjects: ["Igbo"],
    dialect: "Standard",
    gender: "female",
    ageBand: "from-30",
    place: "Enugu",
    consentCovers: ["app"],
  },
  {
    displayName: "Mazi Okoli",
    subjects: ["Igbo"],
    dialect: "Onitsha",
    gender: "male",
    ageBand: "from-60",
    place: "Onitsha",
    consentCovers: ["app", "training"],
  },
  {
    subjects: ["Igbo"],
    dialect: "Owerri",
    gender: "female",
    ageBand: "under-18",
    guardian: "Her mother",
    place: "Owerri",
    consentCovers: ["app"],
  },
  {
    displayName: "Bàbá Táíwò",
    subjects: ["Yoruba"],
    dialect: "Standard",
    gender: "male",
    ageBand: "from-45",
    place: "Ibadan",
    consentCovers: ["app", "training"],
  },
  {
    displayName: "Ṣadé",
    subjects: ["Yoruba"],
    dialect: "Ekiti",
    gender: "female",
    ageBand: "from-18",
    place: "Ado-Ekiti",
    consentCovers: ["app"],
  },
  {
    displayName: "Kúnlé",
    subjects: ["Yoruba"],
    dialect: "Ijebu",
    gender: "male",
    ageBand: "from-30",
    place: "Ijebu Ode",
    consentCovers: ["app"],
  },
];

/** Six voices, of whom the last has withdrawn. */
export async function seedSpeakers(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const known = await db.select().from(dialects);
  const dialectIn = (subject: string | undefined, name: string) =>
    known.find((dialect) => dialect.subject === subject && dialect.name === name)?.id ?? "";
  const [manager] = await db
    .select({ id: accountUsers.id })
    .from(accountUsers)
    .where(eq(accountUsers.userRole, "content-manager"))
    .orderBy(accountUsers.id)
    .limit(1);
  const rows = voices.map(({ dialect, ...voice }, place) => {
    const record = seed.record(seed.daysAgo(300 - place * 40));
    const isGone = place === voices.length - 1;
    const said = speakerInput.parse({
      ...voice,
      dialectId: dialectIn(voice.subjects[0], dialect),
      consentGivenOn: record.createdAt.toISOString().slice(0, 10),
    });
    return {
      ...record,
      ...said,
      code: `SP-${String(place + 1).padStart(4, "0")}`,
      consentTextVersion: consentWording.version,
      consentById: manager?.id ?? null,
      status: isGone ? ("withdrawn" as const) : ("active" as const),
      withdrawnAt: isGone ? seed.daysAgo(12) : null,
      withdrawReason: isGone ? "Asked by telephone." : null,
    };
  });
  await insertRows(db, speakers, rows);
  await db.execute(sql`select setval('speaker_codes', ${rows.length}::bigint)`);
}
