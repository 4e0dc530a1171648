import { conversationChecks, conversationWarnings, type Conversation } from "./conversation-checks.ts";
import { conversationPracticeInput } from "./conversation-practice.ts";

type Turn = Conversation["turns"][number];
const turn = (roleId: string, over: Partial<Turn> = {}): Turn => ({
  roleId,
  text: "Kedu?",
  translation: "How are you?",
  learnerChoices: [],
  ...over,
});
const choice = (isGood: boolean, over: object = {}) => ({
  text: isGood ? "Ọ dị mma." : "Mba.",
  ...{ isGood, feedback: "Yes.", ...over },
});
const practice = (over: Partial<Conversation> = {}): Conversation => ({
  situation: "Two friends meet.",
  roles: [
    { roleId: "a", name: "Ada" },
    { roleId: "b", name: "Obi" },
  ],
  learnerRoleId: "b",
  turns: [turn("a"), turn("b")],
  ...over,
});
const found = (over: Partial<Conversation> = {}) =>
  conversationChecks(practice(over)).map(({ field, message }) => `${field}: ${message}`);

it.each<[string, Partial<Conversation>, string[]]>([
  ["is complete", {}, []],
  ["needs a situation", { situation: null }, ["situation: Situation is required."]],
  [
    "needs a name for each role",
    { roles: [{ roleId: "a", name: "Ada" }, { roleId: "b" }] },
    ["roles.1.name: Role 2 needs a name."],
  ],
  [
    "needs the role that the learner plays",
    { learnerRoleId: null },
    ["learnerRoleId: Choose the role the learner plays."],
  ],
  [
    "needs one of its own roles for the learner",
    { learnerRoleId: "c" },
    ["learnerRoleId: Choose the role the learner plays."],
  ],
  ["needs two turns", { turns: [turn("a")] }, ["turns: Add at least two turns."]],
  [
    "needs a speaker for each turn",
    { turns: [turn("a"), turn("c")] },
    ["turns.1.roleId: Turn 2 needs one of the two roles."],
  ],
  [
    "needs each turn in both languages",
    { turns: [turn("a", { text: null }), turn("b", { translation: "" })] },
    ["turns.0.text: Turn 1 needs its text.", "turns.1.translation: Turn 2 needs a translation."],
  ],
  [
    "needs no text besides choices",
    {
      turns: [turn("a"), turn("b", { text: null, translation: null, learnerChoices: [choice(true), choice(false)] })],
    },
    [],
  ],
  [
    "offers choices to the learner alone",
    { turns: [turn("a", { learnerChoices: [choice(true), choice(false)] }), turn("b")] },
    ["turns.0.learnerChoices: Only the learner’s turns have choices."],
  ],
  [
    "offers two choices at least",
    { turns: [turn("a"), turn("b", { learnerChoices: [choice(true)] })] },
    ["turns.1.learnerChoices: Offer at least two choices in turn 2, or none."],
  ],
  [
    "has a good choice",
    { turns: [turn("a"), turn("b", { learnerChoices: [choice(false), choice(false, { text: "Ee." })] })] },
    ["turns.1.learnerChoices: Mark at least one choice as good."],
  ],
  [
    "offers no choice twice",
    { turns: [turn("a"), turn("b", { learnerChoices: [choice(true), choice(true)] })] },
    ["turns.1.learnerChoices.1.text: Two choices say the same."],
  ],
  [
    "says what a choice is and what to think of it",
    {
      turns: [turn("a"), turn("b", { learnerChoices: [choice(true, { text: "" }), choice(false, { feedback: "" })] })],
    },
    [
      "turns.1.learnerChoices.0.text: Choice 1 of turn 2 needs its text.",
      "turns.1.learnerChoices.1.feedback: Choice 2 of turn 2 needs feedback.",
    ],
  ],
])("%s", (_, over, expected) => {
  expect(found(over)).toEqual(expected);
});

it("warns where turns do not alternate, and goes on", () => {
  const turns = [turn("a"), turn("a"), turn("b")];
  expect(conversationWarnings({ turns })).toEqual([
    { field: "turns.1.roleId", message: "Turns must alternate between the two roles." },
  ]);
  expect(found({ turns })).toEqual([]);
  expect(conversationWarnings(practice())).toEqual([]);
});

it("refuses what no draft can have: other than two roles, too much of anything, two parts with one id", () => {
  const roles = [{ roleId: "a" }, { roleId: "b" }];
  const refused = (over: object) =>
    conversationPracticeInput
      .safeParse({ subject: "Igbo", title: "Greetings", level: "beginner", roles, ...over })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const turns = (n: number, over: object = {}) => Array.from({ length: n }, (_, at) => ({ turnId: `t${at}`, ...over }));
  const choices = (n: number) => Array.from({ length: n }, (_, at) => ({ choiceId: `c${at}`, isGood: true }));
  expect(refused({})).toBeUndefined();
  expect(refused({ turns: turns(60), wordIds: [] })).toBeUndefined();
  expect(refused({ roles: [{ roleId: "a" }] })).toEqual(["roles: A conversation has exactly two roles."]);
  expect(refused({ roles: [...roles, { roleId: "c" }] })).toEqual(["roles: A conversation has exactly two roles."]);
  expect(refused({ roles: [{ roleId: "a" }, { roleId: "a" }] })).toEqual(["roles: Two parts have the same id."]);
  expect(refused({ turns: turns(61) })).toEqual(["turns: Use at most 60 turns."]);
  expect(refused({ turns: turns(1, { learnerChoices: choices(5) }) })).toEqual([
    "turns.0.learnerChoices: Use at most 4 choices.",
  ]);
  const ids = Array.from({ length: 51 }, (_, at) => at.toString(16).padStart(24, "0"));
  expect(refused({ wordIds: ids })).toEqual(["wordIds: Use at most 50 words."]);
  expect(refused({ situation: "a".repeat(301) })).toEqual(["situation: Situation must be 300 characters or fewer."]);
});
