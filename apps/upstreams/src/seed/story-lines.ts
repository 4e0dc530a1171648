import type { StagePlace } from "@app/domain/stories/story-enums.ts";
import type { SeededState } from "./reviewed.ts";

/** Who says it (null for the narrator), what, and in English. */
type Line = readonly [who: string | null, text: string, translation: string];

export interface ToldScene {
  background: string;
  /** Who stands where, with a look other than the usual one after a colon: "Nneka: Happy". */
  people: Readonly<Partial<Record<StagePlace, string>>>;
  lines: readonly Line[];
}

/** What is asked, the right answer, and others. */
export type AskedQuestion = readonly [question: string, right: string, ...wrong: string[]];

interface Told {
  subject: "Igbo" | "Yoruba";
  title: string;
  state: SeededState;
  scenes: readonly ToldScene[];
  questions?: readonly AskedQuestion[];
}

const scene = (background: string, people: ToldScene["people"], ...lines: readonly Line[]): ToldScene => ({
  background,
  people,
  lines,
});

/** Short stories in short sentences, in the standard spelling of each language. */
export const toldStories: readonly Told[] = [
  {
    subject: "Igbo",
    title: "Nneka goes to school",
    state: "published",
    questions: [
      ["Where is Nneka going?", "Ụlọ akwụkwọ", "Ahịa", "Ugbo"],
      ["What does “Nnọọ!” mean?", "Welcome!", "Good night!", "Thank you!"],
    ],
    scenes: [
      scene(
        "Family compound",
        { left: "Nneka", right: "Ngọzị: Happy" },
        [null, "Ọ bụ ụtụtụ.", "It is morning."],
        ["Nneka", "Ụtụtụ ọma!", "Good morning!"],
        ["Ngọzị", "Ụtụtụ ọma, Nneka. Kedu?", "Good morning, Nneka. How are you?"],
        ["Nneka", "Ọ dị mma.", "I am fine."],
      ),
      scene(
        "City street",
        { left: "Nneka", right: "Chidi" },
        ["Chidi", "Ebee ka ị na-aga?", "Where are you going?"],
        ["Nneka", "Ana m aga ụlọ akwụkwọ.", "I am going to school."],
      ),
      scene(
        "Classroom",
        { left: "Nneka: Happy", centre: "Emeka" },
        ["Emeka", "Kedu aha gị?", "What is your name?"],
        ["Nneka", "Aha m bụ Nneka.", "My name is Nneka."],
        ["Emeka", "Nnọọ!", "Welcome!"],
      ),
    ],
  },
  {
    subject: "Igbo",
    title: "The big yam",
    state: "changed",
    scenes: [
      scene(
        "Yam farm",
        { left: "Chidi: Surprised", right: "Okechukwu" },
        ["Chidi", "Gịnị bụ nke a?", "What is this?"],
        ["Okechukwu", "Nke a bụ ji.", "This is a yam."],
        ["Chidi", "Ji a buru ibu!", "This yam is big!"],
      ),
      scene(
        "Kitchen",
        { left: "Chidi: Happy", right: "Ngọzị" },
        ["Ngọzị", "Bịa rie nri.", "Come and eat."],
        ["Chidi", "Nri a dị ụtọ. Daalụ.", "This food is tasty. Thank you."],
      ),
    ],
  },
  {
    subject: "Igbo",
    title: "Water from the river",
    state: "review",
    scenes: [
      scene(
        "Forest path",
        { left: "Nneka", right: "Chidi" },
        ["Nneka", "Bịa ebe a, Chidi.", "Come here, Chidi."],
        ["Chidi", "Ebee ka anyị na-aga?", "Where are we going?"],
      ),
      scene(
        "River bank",
        { left: "Nneka: Happy", right: "Chidi: Surprised" },
        [null, "Mmiri dị ebe a.", "There is water here."],
        ["Chidi", "Mmiri a dị oyi!", "This water is cold!"],
      ),
    ],
  },
  {
    subject: "Igbo",
    title: "Grandfather tells a story",
    state: "draft",
    scenes: [
      scene(
        "Village square",
        { left: "Nneka", centre: "Okechukwu: Happy", right: "Chidi" },
        ["Nneka", "Biko kọọrọ anyị akụkọ.", "Please tell us a story."],
        ["Okechukwu", "Nọdụnụ ala.", "Sit down."],
      ),
    ],
  },
  {
    subject: "Igbo",
    title: "Good night",
    state: "archived",
    scenes: [
      scene(
        "Living room",
        { left: "Nneka", right: "Ngọzị" },
        ["Ngọzị", "Ka chi fo, Nneka.", "Good night, Nneka."],
        ["Nneka", "Ka chi fo.", "Good night."],
      ),
    ],
  },
  {
    subject: "Yoruba",
    title: "At Fọlákẹ́’s stall",
    state: "published",
    questions: [["Where does the story take place?", "At the market", "At school", "On the farm"]],
    scenes: [
      scene(
        "Market",
        { left: "Títílayọ̀", right: "Fọlákẹ́: Happy" },
        ["Títílayọ̀", "Ẹ káàárọ̀.", "Good morning."],
        ["Fọlákẹ́", "Báwo ni?", "How are you?"],
        ["Títílayọ̀", "Dáadáa ni. Mo fẹ́ ra ọsàn.", "Fine. I want to buy oranges."],
      ),
      scene(
        "Market",
        { left: "Títílayọ̀: Surprised", right: "Fọlákẹ́" },
        ["Títílayọ̀", "Èló ni?", "How much is it?"],
        [null, "Ọsàn náà dára.", "The oranges are good."],
        ["Títílayọ̀", "Ẹ ṣé. Ó dàbọ̀.", "Thank you. Goodbye."],
      ),
    ],
  },
  {
    subject: "Yoruba",
    title: "Ifẹ́olúwa counts",
    state: "changed",
    scenes: [
      scene(
        "Classroom",
        { left: "Ifẹ́olúwa", right: "Adérónkẹ́" },
        ["Adérónkẹ́", "Kí ni orúkọ rẹ?", "What is your name?"],
        ["Ifẹ́olúwa", "Orúkọ mi ni Ifẹ́olúwa.", "My name is Ifẹ́olúwa."],
      ),
      scene(
        "Forest path",
        { centre: "Ifẹ́olúwa: Happy" },
        ["Ifẹ́olúwa", "Wò ó! Mo rí ẹyẹ.", "Look! I see birds."],
        ["Ifẹ́olúwa", "Ọ̀kan, èjì, ẹ̀ta.", "One, two, three."],
      ),
    ],
  },
  {
    subject: "Yoruba",
    title: "On the way to school",
    state: "review",
    scenes: [
      scene(
        "City street",
        { left: "Títílayọ̀", right: "Ifẹ́olúwa" },
        ["Títílayọ̀", "Níbo ni o ń lọ?", "Where are you going?"],
        ["Ifẹ́olúwa", "Mo ń lọ sí ilé ìwé.", "I am going to school."],
        ["Títílayọ̀", "Jẹ́ ká lọ.", "Let us go."],
      ),
    ],
  },
  {
    subject: "Yoruba",
    title: "Come and eat",
    state: "draft",
    scenes: [
      scene(
        "Kitchen",
        { left: "Fọlákẹ́", right: "Ifẹ́olúwa: Happy" },
        ["Fọlákẹ́", "Wá jẹun.", "Come and eat."],
        ["Ifẹ́olúwa", "Oúnjẹ yìí dùn.", "This food is tasty."],
      ),
    ],
  },
  {
    subject: "Yoruba",
    title: "A visit",
    state: "archived",
    scenes: [
      scene(
        "Living room",
        { left: "Fọlákẹ́", right: "Adérónkẹ́" },
        ["Fọlákẹ́", "Ẹ káàbọ̀. Ẹ jókòó.", "Welcome. Sit down."],
        ["Adérónkẹ́", "Ẹ ṣé.", "Thank you."],
      ),
    ],
  },
];
