import { newBlock } from "../content/session.ts";
import { storyChecks, storyInput, type SceneInput } from "./story.ts";

const line = (lineId: string, over: object = {}) => ({ lineId, text: "Kedu?", translation: "How are you?", ...over });
const figure = (characterId: string, position: "left" | "centre" | "right") => ({ characterId, position });
const scene = (over: Partial<SceneInput> = {}): SceneInput => ({
  sceneId: "s1",
  backgroundId: "b".repeat(24),
  characters: [],
  lines: [line("l1")],
  ...over,
});
const messages = (...scenes: SceneInput[]) =>
  storyChecks({ scenes, questions: [] }).map(({ field, message }) => `${field}: ${message}`);

it("needs a scene, and in each a background and a line", () => {
  expect(messages()).toEqual(["scenes: Add at least one scene."]);
  const text = "Each scene needs a background and at least one line.";
  expect(messages(scene(), scene({ backgroundId: null }))).toEqual([`scenes.1.backgroundId: ${text}`]);
  expect(messages(scene({ lines: [] }))).toEqual([`scenes.0.lines: ${text}`]);
});

it("needs each line in both languages", () => {
  expect(messages(scene({ lines: [line("l1", { text: null }), line("l2", { translation: null })] }))).toEqual([
    "scenes.0.lines.0.text: Line 1 of scene 1 needs its text.",
    "scenes.0.lines.1.translation: Line 2 of scene 1 needs a translation.",
  ]);
});

it("lets only those speak who stand in the scene, and one stand in each place", () => {
  const ada = "a".repeat(24);
  const spoken = scene({ lines: [line("l1", { characterId: ada })] });
  expect(storyChecks({ scenes: [spoken], questions: [] }, { nameOf: () => "Ada" })).toEqual([
    { field: "scenes.0.lines.0.characterId", message: "Ada is not in this scene." },
  ]);
  expect(messages({ ...spoken, characters: [figure(ada, "left")] })).toEqual([]);
  expect(messages(scene({ characters: [figure(ada, "left"), figure("c".repeat(24), "left")] }))).toEqual([
    "scenes.0.characters: Two characters cannot stand in the same place.",
  ]);
  expect(messages(scene({ characters: [figure(ada, "left"), figure(ada, "right")] }))).toEqual([
    "scenes.0.characters: A character can appear only once in a scene.",
  ]);
});

it("refuses two scenes or two lines with one id", () => {
  const asked = (scenes: SceneInput[]) => {
    const story = { subject: "Igbo", title: "Mbe", level: "beginner", scenes };
    return storyInput.safeParse(story).error?.issues.map(({ path, message }) => [path.join("."), message]);
  };
  expect(asked([scene(), scene()])).toEqual([["scenes", "Two parts have the same id."]]);
  expect(asked([scene({ lines: [line("l1"), line("l1")] })])).toEqual([
    ["scenes.0.lines", "Two parts have the same id."],
  ]);
  expect(asked([scene()])).toBeUndefined();
});

it("needs its questions whole, and none at all", () => {
  let last = 0;
  const asked = newBlock("information", () => String((last += 1)).padStart(24, "0"));
  const told = { scenes: [scene()], questions: [{ ...asked, description: "Who was late?" }, asked] };
  expect(storyChecks(told).map(({ field }) => field)).toEqual(["questions.1.description"]);
  expect(storyChecks(told)[0]?.message).toMatch(/^Question 2: /);
});
