import { eq, inArray } from "drizzle-orm";
import { standardDialect } from "@app/domain/language/dialect.ts";
import { partsOfSpeech } from "@app/domain/language/word-enums.ts";
import type { WordInput } from "@app/domain/language/word.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { dialects } from "../features/dialects/dialects.public.ts";
import { saidBy, wordColumns, words } from "../features/words/words.public.ts";
import { seedFrom } from "./random.ts";
import { igboWords } from "./words-igbo.ts";
import { yorubaWords } from "./words-yoruba.ts";

/** Where the chance of words begins. */
const chanceFrom = 38_000_000;

/** Sentences of `docs/spec/language-examples.md`, by the word they stand beside. */
const examples: Readonly<Record<string, WordInput["examples"][number]>> = {
  ákwà: { text: "Nne m zụtara ákwà ọhụrụ.", translation: "My mother bought new cloth." },
  mma: { text: "Ee, ọ dị mma!", translation: "Yes, it is good!" },
  iṣu: { text: "Mo fẹ́ jẹ iṣu.", translation: "I want to eat yam." },
  ilé: { text: "Mo ń lọ sí ilé.", translation: "I am going home." },
  ọkọ̀: { text: "Ọkọ̀ náà ti lọ sí ọjà.", translation: "The vehicle has gone to the market." },
};

/** As Onitsha has them. */
const inOnitsha: Readonly<Record<string, string>> = { mmiri: "mmili", ihe: "ife", ehi: "efi" };

interface Line {
  subject: "Igbo" | "Yoruba";
  headword: string;
  partOfSpeech: WordInput["partOfSpeech"];
  glosses: string[];
  topic: string;
}

const linesOf = (subject: Line["subject"], text: string): Line[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [headword = "", part, meanings = "", topic = ""] = line.split("|");
      const partOfSpeech = partsOfSpeech.find((one) => one === part) ?? "noun";
      return { subject, headword: headword.normalize("NFC"), partOfSpeech, glosses: meanings.split("; "), topic };
    });

/** Words of Igbo and Yoruba in all states: most are in the app, some wait for a review, a few are out of use. */
export async function seedWords(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const known = await db
    .select()
    .from(dialects)
    .where(inArray(dialects.subject, ["Igbo", "Yoruba"]));
  const dialectIn = (subject: string, name: string) =>
    known.find((dialect) => dialect.subject === subject && dialect.name === name)?.id ?? "";
  const staff = await db.select().from(accountUsers).where(eq(accountUsers.status, "active"));
  const inRole = (role: string) => staff.filter(({ userRole }) => userRole === role).map(({ id }) => id);
  const [writers, reviewers] = [inRole("content-creator"), inRole("content-manager")];

  const rows = [...linesOf("Igbo", igboWords), ...linesOf("Yoruba", yorubaWords)].map((line) => {
    const { subject, headword, partOfSpeech, glosses, topic } = line;
    const author = chance.pick(writers);
    const record = { ...seed.record(seed.daysAgo(chance.whole(20, 300))), createdBy: author, updatedBy: author };
    const state = chance.weighted([
      ["published", 70],
      ["draft", 16],
      ["review", 10],
      ["changed", 3],
      ["archived", 1],
    ] as const);
    const example = examples[headword];
    const variant = inOnitsha[headword];
    const said = saidBy({
      subject,
      headword,
      partOfSpeech,
      examples: example ? [example] : [],
      meanings: glosses.map((gloss) => ({ gloss })),
      dialectId: dialectIn(subject, standardDialect),
      variants: variant ? [{ form: variant, dialectId: dialectIn(subject, "Onitsha") }] : [],
      topics: [topic],
      level: chance.weighted(learnerLevels.slice(0, 3).map((level, index) => [level, 3 - index] as const)),
      tonesComplete: subject === "Yoruba",
    });
    const isLive = state === "published" || state === "changed";
    const liveAt = new Date(record.createdAt.getTime() + chance.whole(1, 15) * 24 * 60 * 60_000);
    return {
      ...record,
      ...wordColumns(said),
      status: state === "changed" ? ("draft" as const) : state,
      version: isLive ? 3 : 1,
      updatedAt: isLive ? liveAt : record.createdAt,
      live: isLive ? { ...said } : null,
      liveVersion: isLive ? 1 : null,
      liveAt: isLive ? liveAt : null,
      authorIds: state === "published" ? [] : [author],
      reviewerId: state === "review" ? chance.pick(reviewers) : null,
      archivedAt: state === "archived" ? record.createdAt : null,
    };
  });
  await insertRows(db, words, rows);
}
