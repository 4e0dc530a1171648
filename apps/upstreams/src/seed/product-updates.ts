import { eq } from "drizzle-orm";
import type { z } from "zod";
import { chosenAudience, productUpdateInput } from "@app/domain/product-updates/product-update.ts";
import { appPlatforms, type ProductUpdateStatus } from "@app/domain/product-updates/update-enums.ts";
import type { Database } from "../database/client.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { productUpdates } from "../features/product-updates/updates.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of product updates begins. */
const chanceFrom = 39_000_000;
const hour = 60 * 60_000;

interface Line {
  status: ProductUpdateStatus;
  /** How many days ago it was published; negative for days to come. */
  days: number;
  said: Omit<z.input<typeof productUpdateInput>, "regionIds">;
  /** Codes of the regions whose learners see it. */
  regions?: readonly string[];
}

const all = [...appPlatforms];

const lines: readonly Line[] = [
  {
    status: "retired",
    days: 160,
    said: {
      title: "Lessons on your phone",
      kind: "feature",
      platforms: ["ios", "android"],
      body: "You can now take every lesson on your phone. Your place is kept, so you can start on one device and finish on another.",
    },
  },
  {
    status: "retired",
    days: 48,
    said: {
      title: "A short break on Sunday",
      kind: "notice",
      platforms: all,
      body: "We are moving to faster computers. The app is away on Sunday from 03:00 to 05:00, Lagos time. Nothing you have done is lost.",
    },
  },
  {
    status: "published",
    days: 31,
    said: {
      title: "Sound is back on older phones",
      kind: "fix",
      platforms: ["android"],
      minAppVersion: "2.3.1",
      body: "Some older phones stayed silent after a call. Update the app to hear every word again.",
    },
  },
  {
    status: "published",
    days: 12,
    said: {
      title: "More than a hundred Igbo words",
      kind: "content",
      platforms: all,
      audience: "subjects",
      subjects: ["Igbo"],
      body: "Family, food, the house and the market: look up each word, with its tones, and hear how it is used in a sentence.",
    },
  },
  {
    status: "published",
    days: 3,
    said: {
      title: "Build sentences",
      kind: "feature",
      platforms: all,
      minAppVersion: "2.4.0",
      body: "Put the words of a sentence into the right order.\n\nIf a tone is missing, the app says so, and shows you where.",
    },
  },
  {
    status: "scheduled",
    days: -4,
    said: {
      title: "New Yoruba stories",
      kind: "content",
      platforms: all,
      minAppVersion: "2.4.0",
      audience: "subjects",
      subjects: ["Yoruba"],
      body: "Three stories for beginners, with pictures and questions. Read them, or have them read to you.",
    },
  },
  {
    status: "scheduled",
    days: -18,
    said: {
      title: "Summer classes in the UK",
      kind: "notice",
      platforms: all,
      audience: "regions",
      body: "Places in our summer classes are open. Ask your tutor, or answer any of our emails.",
    },
    regions: ["UK"],
  },
  {
    status: "draft",
    days: 1,
    said: {
      title: "Practise conversations",
      kind: "feature",
      platforms: ["ios", "android"],
      minAppVersion: "2.5.0",
      body: "Greet somebody, buy yams, ask the way: the app plays one part, and you play the other.",
    },
  },
];

/** What the learning app has told its users, and will: in every state. */
export async function seedProductUpdates(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const staff = await db.select().from(accountUsers).where(eq(accountUsers.status, "active"));
  const inRole = (role: string) => staff.filter(({ userRole }) => userRole === role).map(({ id }) => id);
  const writers = [...inRole("content-manager"), ...inRole("content-creator")];
  const known = new Map((await db.select().from(regions)).map(({ code, id }) => [code, id]));

  const rows = lines.map(({ status, days, said, regions: codes = [] }) => {
    const author = chance.pick(writers);
    const { minAppVersion = null, ...given } = productUpdateInput.parse({
      ...said,
      regionIds: codes.flatMap((code) => known.get(code) ?? []),
    });
    // On the hour, as people choose times.
    const publishAt = new Date(Math.floor((now.getTime() - days * 24 * hour) / hour) * hour);
    const record = seed.record(seed.daysAgo(Math.max(days, 0) + 3));
    const isOut = status === "published" || status === "retired";
    const retiredAt = status === "retired" ? new Date(publishAt.getTime() + 21 * 24 * hour) : null;
    return {
      ...record,
      ...chosenAudience({ ...given, minAppVersion }),
      createdBy: author,
      updatedBy: author,
      status,
      publishAt: status === "draft" ? null : publishAt,
      publishedAt: isOut ? publishAt : null,
      retiredAt,
      updatedAt: retiredAt ?? (isOut ? publishAt : record.createdAt),
      version: { draft: 1, scheduled: 2, published: 3, retired: 4 }[status],
    };
  });
  await db.insert(productUpdates).values(rows);
}
