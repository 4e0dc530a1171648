import type { Subject } from "@app/domain/subjects.ts";
import type { CurriculumShape, CurriculumStatus } from "@app/domain/curriculum/curriculum-enums.ts";
import type { RegionCode } from "./regions.ts";
import type { Branch, TopicText } from "./topic-text.ts";
import { igboTopics as ig } from "./topics-igbo.ts";
import { yorubaTopics as yo } from "./topics-yoruba.ts";

/** A curriculum to be made. */
export interface CurriculumPlan {
  name: string;
  region: RegionCode | null;
  subject: Subject;
  shape: CurriculumShape;
  status: CurriculumStatus;
  description: string;
  parts: readonly Branch[];
}

type Levels = readonly [
  beginner: readonly TopicText[],
  elementary: readonly TopicText[],
  intermediate: readonly TopicText[],
];

const ageGroup = (name: string, [beginner, elementary, intermediate]: Levels): Branch => ({
  name,
  below: [
    { name: "Beginner", description: "No knowledge of the language needed.", below: beginner },
    { name: "Elementary", description: "Short sentences about everyday things.", below: elementary },
    { name: "Intermediate", description: "Conversations and short texts.", below: intermediate },
  ],
});
const subject = (name: string, description: string, below: readonly TopicText[]): Branch => ({
  name,
  description,
  below,
});

const igboFamilies = [
  ageGroup("Ages 5 to 8", [
    [ig.greetings, ig.family, ig.numbers, ig.colours],
    [ig.body, ig.food, ig.animals],
    [ig.school, ig.weather, ig.games],
  ]),
  ageGroup("Ages 9 to 13", [
    [ig.alphabet, ig.greetings, ig.family, ig.numbers],
    [ig.food, ig.clothes, ig.days],
    [ig.school, ig.market, ig.folktales],
  ]),
  ageGroup("Adults", [
    [ig.greetings, ig.introductions, ig.money],
    [ig.family, ig.market, ig.time],
    [ig.travel, ig.proverbs, ig.culture],
  ]),
];
const yorubaFamilies = [
  ageGroup("Ages 5 to 8", [
    [yo.greetings, yo.family, yo.numbers, yo.colours],
    [yo.body, yo.food, yo.animals],
    [yo.school, yo.weather, yo.games],
  ]),
  ageGroup("Ages 9 to 13", [
    [yo.alphabet, yo.greetings, yo.family, yo.numbers],
    [yo.food, yo.clothes, yo.days],
    [yo.school, yo.market, yo.folktales],
  ]),
  ageGroup("Adults", [
    [yo.greetings, yo.family, yo.money],
    [yo.market, yo.time, yo.weather],
    [yo.travel, yo.proverbs, yo.culture],
  ]),
];

/** What the demo business teaches: both shapes, in each region and in all of them, in every status. */
export const curriculumPlans: readonly CurriculumPlan[] = [
  {
    name: "Igbo for families, UK",
    region: "UK",
    subject: "Igbo",
    shape: "language",
    status: "active",
    description:
      "Igbo at home for families in the United Kingdom: parents and children learn the same topics, each at their own level.",
    parts: igboFamilies,
  },
  {
    name: "Yoruba for families, UK",
    region: "UK",
    subject: "Yoruba",
    shape: "language",
    status: "active",
    description: "Yorùbá at home for families in the United Kingdom.",
    parts: yorubaFamilies,
  },
  {
    name: "Igbo for families, US",
    region: "US",
    subject: "Igbo",
    shape: "language",
    status: "draft",
    description: "The families' course, being adapted for the United States.",
    parts: igboFamilies.slice(0, 1),
  },
  {
    name: "Igbo for everyone",
    region: null,
    subject: "Igbo",
    shape: "language",
    status: "active",
    description: "A short first course for learners anywhere.",
    parts: [
      ageGroup("All ages", [
        [ig.alphabet, ig.greetings, ig.introductions],
        [ig.family, ig.food, ig.time],
        [ig.travel, ig.culture],
      ]),
    ],
  },
  {
    name: "Yorùbá summer school",
    region: "US",
    subject: "Yoruba",
    shape: "language",
    status: "archived",
    description: "Six weeks in summer; last taught in 2025.",
    parts: [
      ageGroup("Ages 9 to 13", [
        [yo.alphabet, yo.greetings],
        [yo.food, yo.games],
        [yo.folktales, yo.culture],
      ]),
    ],
  },
  {
    name: "GCSE Igbo",
    region: "UK",
    subject: "Igbo",
    shape: "school",
    status: "active",
    description: "Two years of school work in Igbo for learners in Years 10 and 11.",
    parts: [
      subject("Identity and culture", "People, customs and festivals.", [ig.family, ig.friends, ig.culture, ig.food]),
      subject("Home and travel", "Places and how to get there.", [ig.home, ig.market, ig.weather, ig.travel]),
      subject("School and work", "Learning now and plans for later.", [ig.school, ig.time, ig.work]),
    ],
  },
  {
    name: "WAEC Igbo",
    region: "NG",
    subject: "Igbo",
    shape: "school",
    status: "active",
    description: "Language, literature and custom for the West African Senior School Certificate.",
    parts: [
      subject("Asụsụ", "Language.", [ig.phonology, ig.words, ig.sentences, ig.essay, ig.translation]),
      subject("Agụmagụ", "Literature.", [ig.oralLiterature, ig.poetry, ig.drama, ig.prose]),
      subject("Omenala", "Custom.", [ig.marriage, ig.naming, ig.titles, ig.proverbs]),
    ],
  },
  {
    name: "WAEC Yorùbá",
    region: "NG",
    subject: "Yoruba",
    shape: "school",
    status: "active",
    description: "Language, literature and custom for the West African Senior School Certificate.",
    parts: [
      subject("Èdè", "Language.", [yo.sounds, yo.tone, yo.syllables, yo.grammar, yo.essay, yo.translation]),
      subject("Lítíréṣọ̀", "Literature.", [yo.oralLiterature, yo.poetry, yo.drama, yo.prose]),
      subject("Àṣà", "Custom.", [yo.naming, yo.marriage, yo.titles, yo.proverbs]),
    ],
  },
  {
    name: "Yorùbá foundations",
    region: null,
    subject: "Yoruba",
    shape: "school",
    status: "draft",
    description: "A school course for all regions, not yet in use.",
    parts: [subject("Everyday Yorùbá", "The first term.", [yo.alphabet, yo.greetings, yo.numbers, yo.days])],
  },
];
