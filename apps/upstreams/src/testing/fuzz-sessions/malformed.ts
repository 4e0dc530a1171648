import { answerStrictnesses, blockKinds } from "@app/domain/content/block-kinds.ts";
import { toEnumName } from "@app/domain/enums.ts";

/** Numbers from 0 up to, not including, 1: the same ones for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };

const pick = <One>(random: Random, from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;

const oddTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\udfff\ud800",
  "\u202e",
  "a\u0301".repeat(50),
  "ọ̀rọ̀",
  "💥".repeat(20),
  "\\frac{",
  "$",
  "$$",
  "\\$",
  "\\left(",
  "x^",
  "{{{{",
  "\\".repeat(30),
  "\\def\\a{\\a}\\a",
  "\\sqrt".repeat(200),
  "<script>alert(1)</script>",
  "'; drop table exam_sessions; --",
  "__proto__",
  "constructor",
  "NaN",
  "1e999",
  "Edit this option",
  "Edit New Answer Variable",
  "0x1F",
  "١٢٣",
  "1,5",
  "-0",
  "x".repeat(30_000),
];
const oddNumbers = [0, -0, -1, 0.1, 1e-320, 1e12, 1e12 + 1, -1e308, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, 50.5];
const oddThings: readonly Plain[] = [null, true, false, [], [[]], {}, [null], { _id: null }, { a: { b: {} } }];

const odd = (random: Random): Plain =>
  pick(random, [() => pick(random, oddTexts), () => pick(random, oddNumbers), () => pick(random, oddThings)])();
/** Another value of the same kind, so that it gets past what only looks at kinds. */
function oddAlike(random: Random, value: Plain): Plain {
  if (typeof value === "string") return pick(random, oddTexts);
  if (typeof value === "number") return pick(random, oddNumbers);
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value))
    return pick(random, [[], [...value, ...value], Array.from({ length: 60 }, () => value[0] ?? null)]);
  return pick(random, [null, {}]);
}

const idBy = (random: Random) => Array.from({ length: 24 }, () => Math.floor(random() * 16).toString(16)).join("");

/** A block as it should be. */
function soundBlock(random: Random): { [name: string]: Plain } {
  return {
    _id: idBy(random),
    blockType: toEnumName(pick(random, blockKinds)),
    questionText: "Kí ni èyí?",
    description: "Ka a.",
    feedback: "Ó dára.",
    hint: "Gbọ́.",
    useMaths: { questionText: random() < 0.5, description: false, feedback: false, hint: random() < 0.5 },
    quotedQuestionText: false,
    imageFile: "",
    imageAlt: "",
    audioPlayerSRC: "",
    isGraphOverImage: false,
    refreshingGraph: false,
    graphLatex: ["y=x"],
    expression: "20-3",
    numericOnly: false,
    tolerance: 0,
    shortTextCorrectOptions: ["ọ̀rọ̀"],
    answerStrictness: toEnumName(pick(random, answerStrictnesses)),
    dropdownInstruction: "Yan ọ̀kan",
    options: [0, 1].map((at) => ({ _id: idBy(random), answerText: "ogún", isCorrect: at === 0, useMaths: false })),
    imageOptions: [],
    minSliderValue: 0,
    maxSliderValue: 10,
    sliderValue: 0,
    sliderCorrectValue: 5,
    sliderSteps: 1,
    rating: { rating: 0, correctRating: 3, numberOfStars: 5 },
    ratingsIcon: null,
  };
}

/** A value with one thing in it, at any depth, made odd. */
function spoilt(random: Random, value: Plain): Plain {
  if (random() < 0.3 || value === null || typeof value !== "object") {
    return random() < 0.75 ? oddAlike(random, value) : odd(random);
  }
  const names = Object.keys(value);
  if (names.length === 0) return odd(random);
  const name = pick(random, names);
  const copy = structuredClone(value) as Record<string, Plain>;
  if (random() < 0.1) Reflect.deleteProperty(copy, name);
  else copy[name] = spoilt(random, copy[name] ?? null);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

export interface MalformedCall {
  query: string;
  variables: Record<string, unknown>;
}

const events = ["submitSession", "withdrawSession", "publishSession", "discardSessionDraft"];
const at = "$lessonId: ID!, $version: Int!";
const here = "lessonId: $lessonId, version: $version";

/** A mutation of a lesson's session in which something is wrong, most often with its blocks. */
export function malformedCall(random: Random, lessonIds: readonly string[]): MalformedCall {
  const lessonId = random() < 0.95 ? pick(random, lessonIds) : odd(random);
  const version = random() < 0.7 ? Math.floor(random() * 6) : odd(random);
  if (random() < 0.1) {
    return {
      query: `mutation (${at}) { ${pick(random, events)}(${here}) { session { version } } }`,
      variables: { lessonId, version },
    };
  }
  if (random() < 0.1) {
    const comments = spoilt(random, [{ blockId: idBy(random), text: "Kí ni ohùn?" }]);
    return {
      query: `mutation (${at}, $comments: [SessionCommentInput!]!) { requestSessionChanges(${here}, comments: $comments) { session { version } } }`,
      variables: { lessonId, version, comments },
    };
  }
  let blocks: Plain = Array.from({ length: 1 + Math.floor(random() * 4) }, () => soundBlock(random));
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) blocks = spoilt(random, blocks);
  return {
    query: `mutation (${at}, $blocks: [BlockInput!]!) { saveSession(${here}, blocks: $blocks) { session { version blocks { questionText options { answerText } } checks { field message } } } }`,
    variables: { lessonId, version, blocks },
  };
}

/** Whether an answer is a fault of the server's: what a caller does wrong is told to them, and never fails. */
export const isFault = (status: number, body: string): boolean =>
  status >= 500 || /"message":"An error occurred"/.test(body);
