import type { SeededState } from "./reviewed.ts";

/** Something the learner may say, whether it is good, and what they are told. */
type Choice = readonly [text: string, isGood: boolean, feedback: string];
/** Said by the first or the second role, in English, and what the learner chooses from. */
type Turn = readonly [role: 0 | 1, text: string, translation: string, ...choices: Choice[]];

interface Spoken {
  subject: "Igbo" | "Yoruba";
  title: string;
  state: SeededState;
  situation: string;
  background: string;
  /** Their characters, by whose names they are called. */
  people: readonly [string, string];
  learner: 0 | 1;
  /** Headwords; those that the app has become the vocabulary. */
  vocabulary: readonly string[];
  turns: readonly Turn[];
}

/** Short conversations of the sentences that the demo business teaches elsewhere, in their standard spelling. */
export const spokenConversations: readonly Spoken[] = [
  {
    subject: "Igbo",
    title: "A morning greeting",
    state: "published",
    learner: 1,
    people: ["Ngọzị", "Nneka"],
    background: "Family compound",
    vocabulary: ["akwụkwọ", "ụlọ"],
    situation: "Nneka meets her mother before school.",
    turns: [
      [0, "Ụtụtụ ọma, Nneka. Kedu?", "Good morning, Nneka. How are you?"],
      [
        1,
        "Ọ dị mma.",
        "I am fine.",
        ["Ọ dị mma.", true, "Right: this says that all is well."],
        ["Ka chi fo.", false, "This is said at night."],
      ],
      [0, "Ebee ka ị na-aga?", "Where are you going?"],
      [
        1,
        "Ana m aga ụlọ akwụkwọ.",
        "I am going to school.",
        ["Ana m aga ụlọ akwụkwọ.", true, "Right: ụlọ akwụkwọ is a school."],
        ["Aha m bụ Nneka.", false, "She knows your name. She asks where you are going."],
        ["Daalụ.", false, "This thanks her, but says nothing of where you are going."],
      ],
    ],
  },
  {
    subject: "Igbo",
    title: "A new pupil",
    state: "changed",
    learner: 1,
    people: ["Emeka", "Nneka"],
    background: "Classroom",
    vocabulary: ["aha", "akwụkwọ"],
    situation: "Nneka is new in class.",
    turns: [
      [0, "Nnọọ!", "Welcome!"],
      [1, "Daalụ.", "Thank you."],
      [0, "Kedu aha gị?", "What is your name?"],
      [
        1,
        "Aha m bụ Nneka.",
        "My name is Nneka.",
        ["Aha m bụ Nneka.", true, "Right: this tells him your name."],
        ["Ọ dị mma.", false, "This says how you are. He asks for your name."],
      ],
    ],
  },
  {
    subject: "Igbo",
    title: "What is this?",
    state: "review",
    learner: 0,
    people: ["Chidi", "Okechukwu"],
    background: "Yam farm",
    vocabulary: ["ji", "nri"],
    situation: "Chidi helps his grandfather on the farm.",
    turns: [
      [0, "Gịnị bụ nke a?", "What is this?"],
      [1, "Nke a bụ ji.", "This is a yam."],
      [0, "Ji a buru ibu!", "This yam is big!"],
      [1, "Bịa rie nri.", "Come and eat."],
    ],
  },
  {
    subject: "Yoruba",
    title: "Buying oranges",
    state: "published",
    learner: 0,
    people: ["Títílayọ̀", "Fọlákẹ́"],
    background: "Market",
    vocabulary: ["ọjà", "ọsàn"],
    situation: "Títílayọ̀ buys fruit at Fọlákẹ́’s stall.",
    turns: [
      [0, "Ẹ káàárọ̀.", "Good morning."],
      [1, "Báwo ni?", "How are you?"],
      [
        0,
        "Dáadáa ni. Mo fẹ́ ra ọsàn.",
        "Fine. I want to buy oranges.",
        ["Dáadáa ni. Mo fẹ́ ra ọsàn.", true, "Right: you answer her, and say what you want."],
        ["Ó dàbọ̀.", false, "This says goodbye. You have only just come."],
      ],
      [1, "Ọsàn náà dára.", "The oranges are good."],
      [
        0,
        "Ẹ ṣé. Ó dàbọ̀.",
        "Thank you. Goodbye.",
        ["Ẹ ṣé. Ó dàbọ̀.", true, "Right: you thank her, and go."],
        ["Ẹ káàárọ̀.", false, "You have greeted her already."],
      ],
    ],
  },
  {
    subject: "Yoruba",
    title: "The teacher asks",
    state: "draft",
    learner: 1,
    people: ["Adérónkẹ́", "Ifẹ́olúwa"],
    background: "Classroom",
    vocabulary: ["orúkọ"],
    situation: "A teacher asks a new pupil for his name.",
    turns: [
      [0, "Kí ni orúkọ rẹ?", "What is your name?"],
      [1, "Orúkọ mi ni Ifẹ́olúwa.", "My name is Ifẹ́olúwa."],
    ],
  },
  {
    subject: "Yoruba",
    title: "Off to school",
    state: "archived",
    learner: 1,
    people: ["Títílayọ̀", "Ifẹ́olúwa"],
    background: "City street",
    vocabulary: ["ilé", "ìwé"],
    situation: "Two friends meet in the street.",
    turns: [
      [0, "Níbo ni o ń lọ?", "Where are you going?"],
      [1, "Mo ń lọ sí ilé ìwé.", "I am going to school."],
      [0, "Jẹ́ ká lọ.", "Let us go."],
    ],
  },
];
