import type { RegionCode } from "./regions.ts";
import type { TopicText } from "./topic-text.ts";
import { igboTopics as ig } from "./topics-igbo.ts";
import { gcseMaths, primaryMaths, satMaths, seniorMaths } from "./topics-maths.ts";
import { yorubaTopics as yo } from "./topics-yoruba.ts";

/** Whose lessons they are to write, and how a topic is divided. */
type Taught = "Igbo" | "Yoruba" | "Mathematics";

interface SubjectPlan {
  name: string;
  taught: Taught;
  topics: readonly TopicText[];
}

/** An exam to be made. */
export interface ExamPlan {
  title: string;
  description: string;
  region: RegionCode | null;
  /** False for one that the app does not show yet. */
  active: boolean;
  subjects: readonly SubjectPlan[];
}

const subject = (name: string, taught: Taught, topics: readonly TopicText[]): SubjectPlan => ({ name, taught, topics });
const igbo = (name: string, topics: readonly TopicText[]) => subject(name, "Igbo", topics);
const yoruba = (name: string, topics: readonly TopicText[]) => subject(name, "Yoruba", topics);
const maths = (name: string, topics: readonly TopicText[]) => subject(name, "Mathematics", topics);
const everywhere = { region: null, active: true } as const;

/** Each topic is divided into sections, and these into lessons. */
export const sectionPlans: Record<Taught, readonly (readonly [section: string, lessons: readonly string[]])[]> = {
  Igbo: [
    ["New words", ["listen", "read", "say it yourself"]],
    ["Practice", ["choose the right word", "put it together"]],
  ],
  Yoruba: [
    ["New words", ["listen", "read", "say it yourself"]],
    ["Practice", ["choose the right word", "put it together"]],
  ],
  Mathematics: [
    ["Understand", ["worked example", "step by step"]],
    ["Practice", ["quick questions", "past questions"]],
  ],
};

/** The first courses: they are written, or being written. */
export const coursePlans: readonly ExamPlan[] = [
  {
    title: "Igbo, level 1",
    description: "First words and sentences.",
    ...everywhere,
    subjects: [
      igbo("Speaking", [ig.greetings, ig.introductions, ig.family]),
      igbo("Reading", [ig.alphabet, ig.numbers, ig.days]),
      igbo("Everyday life", [ig.food, ig.market, ig.weather]),
    ],
  },
  {
    title: "Igbo, level 2",
    description: "Conversations, tales and letters.",
    ...everywhere,
    subjects: [
      igbo("Grammar", [ig.phonology, ig.words, ig.sentences]),
      igbo("Writing", [ig.essay, ig.translation]),
      igbo("Literature", [ig.folktales, ig.proverbs, ig.poetry]),
    ],
  },
  {
    title: "Yorùbá, level 1",
    description: "First words and sentences.",
    ...everywhere,
    subjects: [
      yoruba("Speaking", [yo.greetings, yo.family, yo.numbers]),
      yoruba("Reading", [yo.alphabet, yo.tone, yo.days]),
      yoruba("Everyday life", [yo.food, yo.market, yo.weather]),
    ],
  },
];

/** School examinations, and what follows the first courses. */
export const examPlans: readonly ExamPlan[] = [
  {
    title: "Yorùbá, level 2",
    description: "Conversations, tales and letters.",
    ...everywhere,
    subjects: [
      yoruba("Grammar", [yo.sounds, yo.syllables, yo.grammar]),
      yoruba("Writing", [yo.essay, yo.translation]),
      yoruba("Literature", [yo.folktales, yo.proverbs, yo.poetry]),
    ],
  },
  {
    title: "Common Entrance",
    description: "Taken at the end of primary school in Nigeria.",
    region: "NG",
    active: true,
    subjects: [
      maths("Mathematics", primaryMaths),
      igbo("Igbo", [ig.alphabet, ig.numbers, ig.family, ig.body, ig.animals]),
      yoruba("Yorùbá", [yo.alphabet, yo.numbers, yo.family, yo.body, yo.animals]),
    ],
  },
  {
    title: "WASSCE",
    description: "Taken at the end of senior secondary school in West Africa.",
    region: "NG",
    active: true,
    subjects: [
      maths("Mathematics", seniorMaths),
      igbo("Igbo", [
        ig.phonology,
        ig.words,
        ig.sentences,
        ig.essay,
        ig.translation,
        ig.oralLiterature,
        ig.poetry,
        ig.drama,
        ig.prose,
        ig.culture,
      ]),
      yoruba("Yorùbá", [
        yo.sounds,
        yo.tone,
        yo.syllables,
        yo.grammar,
        yo.essay,
        yo.translation,
        yo.oralLiterature,
        yo.poetry,
        yo.drama,
        yo.prose,
        yo.culture,
      ]),
    ],
  },
  {
    title: "GCSE Mathematics",
    description: "Taken at sixteen in England and Wales.",
    region: "UK",
    active: true,
    subjects: [
      maths("Number", gcseMaths.number),
      maths("Algebra", gcseMaths.algebra),
      maths("Ratio and proportion", gcseMaths.ratio),
      maths("Geometry and measures", gcseMaths.geometry),
      maths("Probability and statistics", gcseMaths.chance),
    ],
  },
  {
    title: "SAT Maths",
    description: "For colleges in the United States; being planned.",
    region: "US",
    active: false,
    subjects: [
      maths("Algebra", satMaths.algebra),
      maths("Advanced maths", satMaths.advanced),
      maths("Problem solving and data analysis", satMaths.data),
      maths("Geometry and trigonometry", satMaths.geometry),
    ],
  },
];
