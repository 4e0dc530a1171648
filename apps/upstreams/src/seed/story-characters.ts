import type { AgeGroup, Gender } from "@app/domain/people/people-enums.ts";

/** Looks that every character of the demo business has beside its usual one. */
const looks = ["Happy", "Sad", "Surprised"] as const;
type Look = "Usual" | (typeof looks)[number];

interface Person {
  name: string;
  gender: Gender;
  ageGroup: AgeGroup;
  bio: string;
  alt: string;
  skin: string;
  clothes: string;
  pattern: string;
  hair: "short" | "puffs" | "wrap" | "cap" | "grey";
}

const people: readonly Person[] = [
  {
    name: "Nneka",
    gender: "female",
    ageGroup: "from-9",
    bio: "Asks about everything, and forgets her shoes.",
    alt: "A girl with two hair puffs and an orange dress",
    skin: "#8a5a3c",
    clothes: "#e8792f",
    pattern: "#f7c25a",
    hair: "puffs",
  },
  {
    name: "Chidi",
    gender: "male",
    ageGroup: "from-9",
    bio: "Nneka’s brother. Would rather play football.",
    alt: "A boy with short hair and a blue shirt",
    skin: "#7a4d32",
    clothes: "#2f7fb8",
    pattern: "#9cd0ea",
    hair: "short",
  },
  {
    name: "Ngọzị",
    gender: "female",
    ageGroup: "adult",
    bio: "Their mother. Sells cloth at the market.",
    alt: "A woman with a yellow headwrap and a green dress",
    skin: "#6f452c",
    clothes: "#2f8a5f",
    pattern: "#f2c230",
    hair: "wrap",
  },
  {
    name: "Emeka",
    gender: "male",
    ageGroup: "adult",
    bio: "Their father. Drives a bus.",
    alt: "A man with a red cap and a white shirt",
    skin: "#633d27",
    clothes: "#e9e2d0",
    pattern: "#c43b3b",
    hair: "cap",
  },
  {
    name: "Okechukwu",
    gender: "male",
    ageGroup: "adult",
    bio: "Their grandfather. Knows every story of the village.",
    alt: "An old man with grey hair and a brown robe",
    skin: "#5d3a26",
    clothes: "#8a5a34",
    pattern: "#e0b56a",
    hair: "grey",
  },
  {
    name: "Adérónkẹ́",
    gender: "female",
    ageGroup: "adult",
    bio: "A teacher, patient with everybody.",
    alt: "A woman with a lilac headwrap and a purple dress",
    skin: "#74492f",
    clothes: "#7a4fa0",
    pattern: "#d9b3f0",
    hair: "wrap",
  },
  {
    name: "Títílayọ̀",
    gender: "female",
    ageGroup: "from-13",
    bio: "Wants to be a singer.",
    alt: "A girl with two hair puffs and a pink top",
    skin: "#84563a",
    clothes: "#d9588a",
    pattern: "#f7c6d9",
    hair: "puffs",
  },
  {
    name: "Ifẹ́olúwa",
    gender: "male",
    ageGroup: "from-5",
    bio: "The youngest. Counts everything that he sees.",
    alt: "A small boy with short hair and a yellow shirt",
    skin: "#8a5c40",
    clothes: "#f2c230",
    pattern: "#d9772f",
    hair: "short",
  },
  {
    name: "Fọlákẹ́",
    gender: "female",
    ageGroup: "adult",
    bio: "Sells fruit at the market.",
    alt: "A woman with a yellow headwrap and a blue dress",
    skin: "#6b432b",
    clothes: "#2f5fa0",
    pattern: "#f2d26b",
    hair: "wrap",
  },
  {
    name: "Yẹ́misí",
    gender: "female",
    ageGroup: "adult",
    bio: "A grandmother who laughs before her own jokes.",
    alt: "An old woman with grey hair and a teal dress",
    skin: "#5f3b28",
    clothes: "#2a8a8a",
    pattern: "#bfe6e0",
    hair: "grey",
  },
];

const mouths: Readonly<Record<Look, string>> = {
  Usual: '<path d="M212 268q28 16 56 0" fill="none" stroke="#4a2a1c" stroke-width="7" stroke-linecap="round"/>',
  Happy: '<path d="M204 260q36 52 72 0z" fill="#fff" stroke="#4a2a1c" stroke-width="5"/>',
  Sad: '<path d="M210 284q30 -24 60 0" fill="none" stroke="#4a2a1c" stroke-width="7" stroke-linecap="round"/>',
  Surprised: '<ellipse cx="240" cy="274" rx="16" ry="22" fill="#4a2a1c"/>',
};

/** What lies behind the head, and what lies on it. */
const hairOf = ({ hair, clothes, pattern }: Person): readonly [behind: string, above: string] => {
  const curve = (fill: string) =>
    `<path d="M138 196q0 -118 102 -118t102 118q-40 -56 -102 -56t-102 56z" fill="${fill}"/>`;
  if (hair === "puffs")
    return [
      '<circle cx="140" cy="116" r="52" fill="#241812"/><circle cx="340" cy="116" r="52" fill="#241812"/>',
      curve("#241812"),
    ];
  if (hair === "wrap")
    return [
      `<ellipse cx="300" cy="76" rx="70" ry="44" fill="${pattern}"/>`,
      `${curve(pattern)}<path d="M150 160q90 -60 180 0" fill="none" stroke="${clothes}" stroke-width="10"/>`,
    ];
  if (hair === "cap") return ["", `${curve("#241812")}<path d="M146 150q6 -84 94 -84t94 84z" fill="${pattern}"/>`];
  return ["", curve(hair === "grey" ? "#b9b4ac" : "#241812")];
};

function faceOf(person: Person, look: Look): string {
  const { skin, clothes, pattern } = person;
  const [behind, above] = hairOf(person);
  const wide = look === "Surprised" ? 15 : 11;
  const eye = (x: number) =>
    `<circle cx="${x}" cy="206" r="${wide}" fill="#fff"/><circle cx="${x}" cy="207" r="8" fill="#1c120d"/>`;
  const brow = (x: number) =>
    `<path d="M${x - 18} ${look === "Surprised" ? 172 : 182}q18 -12 36 0" fill="none" stroke="#1c120d" stroke-width="6" stroke-linecap="round"/>`;
  const dots = [130, 190, 250, 310, 350].map(
    (x, place) => `<circle cx="${x}" cy="${450 + (place % 2) * 90}" r="16" fill="${pattern}"/>`,
  );
  const body = `<path d="M60 640q0 -250 120 -276h120q120 26 120 276z" fill="${clothes}"/>${dots.join("")}<path d="M204 300v70q36 44 72 0v-70z" fill="${skin}"/>`;
  const head = `<ellipse cx="240" cy="210" rx="100" ry="116" fill="${skin}"/>${above}${[200, 280].map(eye).join("")}${[200, 280].map(brow).join("")}<path d="M240 218l-10 26h20" fill="none" stroke="#4a2a1c" stroke-width="5" stroke-linejoin="round"/>${mouths[look]}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 640" width="480" height="640">${behind}${body}${head}</svg>`;
}

/** Each with the picture of its usual look, and with those of its other looks. */
export const drawnCharacters = people.map((person) => ({
  ...person,
  svg: faceOf(person, "Usual"),
  looks: looks.map((name) => ({ name, svg: faceOf(person, name) })),
}));
