import { keepText, keptText } from "./kept-text.ts";

interface Words {
  words: string[];
}
const read = (person: string) =>
  keptText<Words>("quill", person, ({ words }) => Array.isArray(words) && words.length > 0);

it("gives each person what they wrote on this device, and nothing of another shape", () => {
  keepText("quill", "ada", { words: ["Good morning"] });
  keepText("quill", "bola", { letters: [] });
  localStorage.setItem("demo-quill:chidi", "{");
  expect(["ada", "bola", "chidi", "dayo"].map(read)).toEqual([{ words: ["Good morning"] }, null, null, null]);
});
