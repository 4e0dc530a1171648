import type { Locator } from "@playwright/test";
import { newId } from "./lessons.ts";
import { picture } from "./picture.ts";
import { sessionOf } from "./roles.ts";
import { addressOf } from "./stack.ts";

const option = (answerText: string, isCorrect = false) => ({ id: newId(), answerText, isCorrect, useMaths: false });

/** A picture that the content creator has uploaded; its id. */
async function uploaded(): Promise<string> {
  const form = new FormData();
  form.append("kind", "session-image");
  form.append("file", new Blob([picture.buffer], { type: picture.mimeType }), picture.name);
  const headers = { authorization: `Bearer ${await sessionOf("content-creator")}` };
  const answer = await fetch(addressOf("/files"), { method: "POST", headers, body: form });
  return ((await answer.json()) as { id: string }).id;
}

/** Every kind of block, finished, in this order. */
export const kinds = [
  "SHORT_TEXT",
  "NUMERIC",
  "SINGLE_CHOICE",
  "MULTI_CHOICE",
  "IMAGE_CHOICE",
  "DROPDOWN",
  "SLIDER",
  "RATING",
  "EXPRESSION",
  "GRAPH",
  "INFORMATION",
] as const;
type Kind = (typeof kinds)[number];

const made = (images: readonly string[]): Record<Kind, object> => ({
  SHORT_TEXT: { questionText: "Kí ni èyí?", shortTextCorrectOptions: ["ọ̀rọ̀"], answerStrictness: "EXACT" },
  NUMERIC: { questionText: "Mélòó ni ogún?", shortTextCorrectOptions: ["20"], tolerance: 0.5, numericOnly: true },
  SINGLE_CHOICE: { questionText: "Èwo ni omi?", options: [option("water", true), option("fire")] },
  MULTI_CHOICE: { questionText: "Èwo ni oúnjẹ?", options: [option("iyán", true), option("ẹ̀bà", true), option("igi")] },
  IMAGE_CHOICE: {
    questionText: "Àwòrán wo?",
    imageOptions: images.map((imageSrc, at) => ({ id: newId(), isCorrect: at === 0, imageSrc })),
  },
  DROPDOWN: {
    questionText: "Ohùn wo?",
    dropdownInstruction: "Choose a tone",
    options: [option("òkè", true), option("ìsàlẹ̀")],
  },
  SLIDER: { questionText: "Níbo?", sliderCorrectValue: 7 },
  RATING: { questionText: "Ìràwọ̀ mélòó?" },
  EXPRESSION: { questionText: "Ogún dín mẹ́ta?", expression: "20-3" },
  GRAPH: { questionText: "Wo ìlà yìí.", graphLatex: ["y=20x"] },
  INFORMATION: { description: "Yorùbá counts by twenties." },
});

/** A finished session of all eleven kinds, as it is sent. */
export async function allKinds(): Promise<object[]> {
  const blocks = made([await uploaded(), await uploaded()]);
  return kinds.map((blockType) => ({ id: newId(), blockType, ...blocks[blockType] }));
}

type Answered = readonly [answer: (player: Locator) => Promise<unknown>, verdict: string];
const wrong = "Not quite";
const right = "Correct";
const typed = (text: string) => (player: Locator) => player.getByRole("textbox").fill(text);
const chosen = (role: "radio" | "checkbox", name: string | RegExp) => (player: Locator) =>
  player.getByRole(role, { name }).check({ force: true });
const slid = (value: number) => (player: Locator) => player.getByRole("slider").fill(String(value));
const picked = (label: string) => (player: Locator) => player.getByRole("combobox").selectOption({ label });

/** What is answered to each kind, and what is said of it: wrong first, nearly where there is such a thing, right at the end. */
export const answers: Partial<Record<Kind, readonly Answered[]>> = {
  SHORT_TEXT: [
    [typed("ìwé"), wrong],
    [typed("oro"), "Nearly: check the dots and tone marks"],
    [typed("ọ̀rọ̀"), right],
  ],
  NUMERIC: [
    [typed("21"), wrong],
    [typed("20.4"), right],
  ],
  SINGLE_CHOICE: [
    [chosen("radio", /fire/), wrong],
    [chosen("radio", /water/), right],
  ],
  MULTI_CHOICE: [
    [chosen("checkbox", /iyán/), wrong],
    [chosen("checkbox", /ẹ̀bà/), right],
  ],
  IMAGE_CHOICE: [
    [chosen("radio", "Image B"), wrong],
    [chosen("radio", "Image A"), right],
  ],
  DROPDOWN: [
    [picked("ìsàlẹ̀"), wrong],
    [picked("òkè"), right],
  ],
  SLIDER: [
    [slid(3), wrong],
    [slid(7), right],
  ],
  RATING: [
    [chosen("radio", "1 of 5"), wrong],
    [chosen("radio", "3 of 5"), right],
  ],
  EXPRESSION: [
    [typed("20+3"), wrong],
    [typed("-3+20"), right],
  ],
};
