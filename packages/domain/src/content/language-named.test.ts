import { expect, it } from "@jest/globals";
import { languageNamed } from "./language-named.ts";

it.each([
  [["WASSCE", "Yorùbá", "Numbers"], "yo"],
  [["Igbo for beginners", "Ìkíni"], "ig"],
  [["Yoruba and Igbo", "Igbo greetings"], "ig"],
  [["Yoruba and Igbo", "Greetings"], undefined],
  [["Mathematics", "Sums"], undefined],
])("finds in %j the language %s", (trail, language) => {
  expect(languageNamed(trail)).toBe(language);
});
