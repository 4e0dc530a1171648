import { asc, eq } from "drizzle-orm";
import { appFeedbackInput } from "@app/domain/app-feedback/app-feedback.ts";
import type { AppFeedbackCategory, AppFeedbackStatus } from "@app/domain/app-feedback/app-feedback-enums.ts";
import { appPlatforms } from "@app/domain/product-updates/update-enums.ts";
import type { Database } from "../database/client.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { appFeedback } from "../features/app-feedback/app-feedback.public.ts";
import { contentLessons } from "../features/content/content-list.public.ts";
import { words } from "../features/words/words.public.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of app feedback begins. */
const chanceFrom = 40_000_000;

interface Line {
  category: AppFeedbackCategory;
  status: AppFeedbackStatus;
  body: string;
  /** The headword, or "lesson" for any lesson. */
  about?: string;
  reply?: string;
}
const reportsOf =
  (category: AppFeedbackCategory) =>
  (status: AppFeedbackStatus, body: string, more: Pick<Line, "about" | "reply"> = {}): Line => ({
    category,
    status,
    body,
    ...more,
  });
const [bug, wrong, idea, praise, account] = [
  reportsOf("bug"),
  reportsOf("content-error"),
  reportsOf("suggestion"),
  reportsOf("praise"),
  reportsOf("account"),
];

/** From the latest to the oldest; a duplicate says the same as the first line below it that is about the same. */
const lines: readonly Line[] = [
  bug("new", "The keyboard covers the last line when I type an answer."),
  wrong("new", "The meaning says “house” but my grandmother uses this word for the whole compound.", { about: "ụlọ" }),
  praise("new", "My daughter practises every evening without being asked. Thank you!"),
  idea("new", "Please let me slow the recordings down."),
  bug("new", "The app closes when I turn my phone sideways in a lesson.", { about: "lesson" }),
  wrong("triaged", "I think the tone on the first vowel is wrong in this word.", { about: "ákwà" }),
  account("new", "I changed my email and now I cannot sign in."),
  idea("triaged", "Could we have a list of the words I got wrong?"),
  bug("duplicate", "No sound at all since the last update."),
  bug("planned", "Sound stops after a phone call, and only comes back when I restart the app."),
  wrong("triaged", "The picture of the question does not match any of the answers.", { about: "lesson" }),
  praise("triaged", "The tone marks finally make sense to me."),
  idea("duplicate", "A dark screen would be easier on the eyes at night."),
  idea("fixed", "Please add a dark theme.", { reply: "The app has a dark theme now: look under Settings." }),
  wrong("fixed", "Question 3 marks the right answer as wrong.", {
    about: "lesson",
    reply: "You were right. We have corrected the question. Thank you!",
  }),
  bug("planned", "I lose my place in a lesson when the line drops.", { about: "lesson" }),
  account("fixed", "I was charged twice.", { reply: "The second payment has been returned to your card." }),
  wrong("wont-fix", "In my town we say this word differently.", {
    about: "mmiri",
    reply: "Both forms are in use. The app shows yours under “In other dialects”.",
  }),
  idea("wont-fix", "Please add a version for my smart watch."),
  praise("triaged", "Short lessons are perfect for the bus."),
  bug("fixed", "Typing ọ with a tone gave me two letters."),
  wrong("planned", "There is no example for this word.", { about: "ilé" }),
  account("triaged", "How do I add my second child?"),
  idea("planned", "I would love to hear an older speaker too.", { about: "ọkọ̀" }),
  bug("wont-fix", "The app does not run on my tablet from 2014."),
  praise("triaged", "Best app for Yorùbá that I have found."),
  bug("duplicate", "Every lesson is silent after a call."),
  wrong("fixed", "The English translation has a spelling mistake.", { about: "iṣu" }),
  idea("triaged", "Please send a reminder on the days I forget."),
  account("wont-fix", "Please sign me in with my old user name."),
];
const originals: Readonly<Record<string, string>> = {
  "No sound at all since the last update.":
    "Sound stops after a phone call, and only comes back when I restart the app.",
  "Every lesson is silent after a call.": "Sound stops after a phone call, and only comes back when I restart the app.",
  "A dark screen would be easier on the eyes at night.": "Please add a dark theme.",
};

/** What users of the app say of it, in every state; some of it was written down by staff. */
export async function seedAppFeedback(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const staff = await db.select().from(accountUsers).where(eq(accountUsers.status, "active"));
  const carers = staff.filter(({ userRole }) => userRole === "admin" || userRole === "director").map(({ id }) => id);
  const lessons = await db
    .select({ id: contentLessons.id })
    .from(contentLessons)
    .orderBy(asc(contentLessons.id))
    .limit(20);
  const known = new Map(
    (await db.select({ id: words.id, headword: words.headword }).from(words)).map(({ id, headword }) => [headword, id]),
  );
  const refOf = (about: string | undefined) => {
    if (about === undefined) return null;
    if (about === "lesson") return { kind: "lesson", id: chance.pick(lessons).id };
    const id = known.get(about.normalize("NFC"));
    return id === undefined ? null : { kind: "word", id };
  };

  const rows = lines.map(({ status, about, reply, ...said }, age) => {
    const isByStaff = chance.whole(1, 6) === 1;
    const author = isByStaff ? chance.pick(carers) : "system";
    const record = seed.record(seed.daysAgo(age * 3 + 1));
    const rating = { praise: 5, suggestion: 4, bug: chance.whole(1, 3), account: null, "content-error": null };
    const given = appFeedbackInput.parse({
      ...said,
      platform: chance.pick(appPlatforms),
      appVersion: chance.pick(["2.3.0", "2.3.1", "2.4.0"]),
      screen: said.category === "bug" ? chance.pick(["Lesson", "Home", "Words"]) : null,
      rating: rating[said.category],
      contactEmail: said.category === "account" ? `learner${age}@example.com` : null,
      contentRef: refOf(about),
      assigneeId: status === "new" ? null : chance.pick(carers),
    });
    return {
      ...record,
      ...given,
      status,
      reply: reply ?? null,
      createdBy: author,
      updatedBy: author,
      version: status === "new" ? 1 : 2,
      duplicateOfId: null as string | null,
    };
  });
  const idOf = new Map(rows.map(({ body, id }) => [body, id]));
  const first = ({ body }: { body: string }) => idOf.get(originals[body] ?? "") ?? null;
  const withOriginals = rows.map((row) => ({ ...row, duplicateOfId: first(row) }));
  await db
    .insert(appFeedback)
    .values(withOriginals.toSorted((a, b) => Number(a.duplicateOfId !== null) - Number(b.duplicateOfId !== null)));
}
