import { answerInput } from "./answers.ts";

const problems = (sent: object) =>
  answerInput.safeParse(sent).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

it.each([
  [{ code: "c0de", choice: "accept" }, []],
  [{ code: "c0de", choice: "decline", note: "I am away." }, []],
  [{ code: "c0de", choice: "decline", note: "  " }, [["note", "Say why."]]],
  [{ code: "c0de", choice: "object" }, [["note", "Say why."]]],
  [{ code: "c0de", choice: "rate", rating: { rating: 4 } }, []],
  [{ code: "c0de", choice: "rate", rating: { rating: 6 } }, [["rating.rating", "Choose 1 to 5 stars."]]],
  [{ code: "c0de", choice: "perhaps" }, [["choice", "Choose a valid answer."]]],
  [{ code: " ", choice: "accept" }, [["code", "This link is not valid. Open the full link from the email."]]],
  [{ code: "c0de", choice: "decline", note: "x".repeat(501) }, [["note", "Note must be 500 characters or fewer."]]],
])("checks %o", (sent, expected) => {
  expect(problems(sent)).toEqual(expected);
});
