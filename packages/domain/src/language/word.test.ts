import { wordInput } from "./word.ts";

const faultsOf = (headword: string) =>
  wordInput.safeParse({ subject: "Igbo", partOfSpeech: "noun", headword }).error?.issues.map(({ message }) => message);

it.each(["akwa", "ọ̀kọ̀", "ńnà", "-kwa", "’m", "nwa nwoke", "Ahụ́hụ́"])("takes %s for a word", (headword) => {
  expect(faultsOf(headword)).toBeUndefined();
});

it.each(["🙂", "12", "=1+1", "--akwa", "\u0301a", `a${"\u0301".repeat(4)}`])("takes %j for none", (headword) => {
  expect(faultsOf(headword)).toEqual(["Write the word in letters."]);
});
