import { eq } from "drizzle-orm";
import { sentenceSessionInput } from "@app/domain/sentences/sentence-session.ts";
import { wordsTyped } from "@app/domain/sentences/typed-order.ts";
import type { Database } from "../database/client.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { sentenceSessions } from "../features/sentences/sentences.public.ts";
import { seedFrom } from "./random.ts";
import { reviewedRow, type SeededState } from "./reviewed.ts";

/** Where the chance of sentence sessions begins. */
const chanceFrom = 41_000_000;

interface Line {
  subject: "Igbo" | "Yoruba";
  title: string;
  topic: string;
  state: SeededState;
  /** Prompt, sentence, and words that belong nowhere. */
  sentences: readonly (readonly [prompt: string, sentence: string, ...distractors: string[]])[];
}

/** Short sentences only, in the standard spelling of each language. */
const lines: readonly Line[] = [
  {
    subject: "Igbo",
    title: "Who I am",
    topic: "people",
    state: "published",
    sentences: [
      ["My name is Ada.", "Aha m bụ Ada.", "gị"],
      ["What is your name?", "Kedu aha gị?", "m"],
    ],
  },
  {
    subject: "Igbo",
    title: "At home",
    topic: "home",
    state: "published",
    sentences: [
      ["My father is at home.", "Nna m nọ n'ụlọ.", "nne"],
      ["She is my sister.", "Ọ bụ nwanne m.", "aha"],
    ],
  },
  {
    subject: "Igbo",
    title: "Food and water",
    topic: "food",
    state: "published",
    sentences: [
      ["Ada is eating.", "Ada na-eri nri.", "mmiri"],
      ["Please give me water.", "Biko nye m mmiri.", "nri"],
    ],
  },
  {
    subject: "Igbo",
    title: "On the way",
    topic: "travel",
    state: "changed",
    sentences: [
      ["We are going to school.", "Anyị na-aga ụlọ akwụkwọ.", "ahịa"],
      ["Where are you going?", "Ebee ka ị na-aga?", "m"],
    ],
  },
  {
    subject: "Igbo",
    title: "At the market",
    topic: "market",
    state: "review",
    sentences: [
      ["I am going to the market.", "Ana m aga ahịa.", "ụlọ"],
      ["My mother bought new cloth.", "Nne m zụtara ákwà ọhụrụ.", "ákwá"],
    ],
  },
  {
    subject: "Igbo",
    title: "Short answers",
    topic: "people",
    state: "draft",
    sentences: [["Yes, it is good!", "Ee, ọ dị mma!"]],
  },
  {
    subject: "Yoruba",
    title: "Names",
    topic: "people",
    state: "published",
    sentences: [
      ["My name is Ade.", "Orúkọ mi ni Adé.", "rẹ"],
      ["What is your name?", "Kí ni orúkọ rẹ?", "mi"],
    ],
  },
  {
    subject: "Yoruba",
    title: "I would like …",
    topic: "food",
    state: "published",
    sentences: [
      ["I want to eat yam.", "Mo fẹ́ jẹ iṣu.", "omi"],
      ["I want water.", "Mo fẹ́ omi.", "iṣu"],
    ],
  },
  {
    subject: "Yoruba",
    title: "Coming and going",
    topic: "travel",
    state: "published",
    sentences: [
      ["They are coming and going.", "Ó ń lọ, ó ń bọ̀.", "n", "wá"],
      ["I am going home.", "Mo ń lọ sí ilé.", "ọjà"],
    ],
  },
  {
    subject: "Yoruba",
    title: "To the market",
    topic: "market",
    state: "review",
    sentences: [["The vehicle has gone to the market.", "Ọkọ̀ náà ti lọ sí ọjà.", "Ọkọ"]],
  },
  {
    subject: "Yoruba",
    title: "Who saw whom",
    topic: "people",
    state: "draft",
    sentences: [["Ade saw Bola.", "Adé rí Bọ́lá.", "ri"]],
  },
  {
    subject: "Yoruba",
    title: "Thank you",
    topic: "people",
    state: "archived",
    sentences: [["Thank you very much.", "Ẹ ṣé púpọ̀.", "ni"]],
  },
  {
    subject: "Yoruba",
    title: "Where they are",
    topic: "home",
    state: "changed",
    sentences: [
      ["My father is at home.", "Bàbá mi wà ní ilé.", "ọjà"],
      ["My mother is at the market.", "Ìyá mi wà ní ọjà.", "ilé"],
    ],
  },
  {
    subject: "Igbo",
    title: "Good morning",
    topic: "people",
    state: "archived",
    sentences: [["Good morning.", "Ụtụtụ ọma.", "abalị"]],
  },
];

const itemOf = ([prompt, sentence, ...others]: Line["sentences"][number], place: number) => {
  const tokens = wordsTyped(sentence).map((text, index) => ({ tokenId: `t${index + 1}`, text }));
  return {
    itemId: `s${place + 1}`,
    prompt,
    tokens,
    distractors: others.map((text, index) => ({ tokenId: `d${index + 1}`, text })),
    acceptedOrders: [tokens.map(({ tokenId }) => tokenId)],
    endMark: sentence.at(-1),
  };
};

/** Sessions of sentences to build, in all states. */
export async function seedSentences(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const staff = await db.select().from(accountUsers).where(eq(accountUsers.status, "active"));
  const inRole = (role: string) => staff.filter(({ userRole }) => userRole === role).map(({ id }) => id);
  const people = { writers: inRole("content-creator"), reviewers: inRole("content-manager") };

  const rows = lines.map(({ state, sentences, ...more }) =>
    reviewedRow(seed, people, state, () =>
      sentenceSessionInput.parse({ ...more, level: "beginner", items: sentences.map(itemOf) }),
    ),
  );
  await db.insert(sentenceSessions).values(rows);
}
