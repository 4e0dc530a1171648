import { screen, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { WordsListScreen } from "./list/words-list.screen.tsx";
import { aWord } from "./testing/words.ts";
import { WordsListDocument, type WordsListQueryVariables, type WordRowFragment } from "./word.generated.ts";

const first: WordsListQueryVariables = { page: { number: 1, size: 25 }, sort: "ALPHABET_ASC", filter: {} };
const listed = (items: readonly WordRowFragment[], variables = first) => ({
  request: { query: WordsListDocument, variables },
  result: {
    data: {
      page: {
        __typename: "WordPage",
        items,
        pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: items.length },
      },
    },
  },
});

it("asks for what the address says: a letter, a speaker, what nobody has recorded", async () => {
  const filter = { letter: ["gb"], recorded: false, speakerId: ["5".repeat(24)] };
  openAt(<WordsListScreen />, {
    at: `/?letter=gb&recorded=false&speakerId=${"5".repeat(24)}`,
    mocks: [listed([aWord()], { ...first, filter })],
  });
  expect(await screen.findByRole("link", { name: /^ákwà/ })).toBeVisible();
});

it("plays a word where the app has a recording of it, and counts those that wait", async () => {
  const mainRecording: WordRowFragment["mainRecording"] = {
    __typename: "AppRecording",
    id: "e".repeat(24),
    durationMs: 900,
    file: { __typename: "File", id: "f".repeat(24), url: "/files/f" },
  };
  const words = [
    aWord({ mainRecording }),
    aWord({ id: "2".repeat(24), name: "àkwá", recordingsWaiting: 2 }),
    aWord({ id: "3".repeat(24), name: "akwụkwọ", differsInTone: false }),
  ];
  const { container } = openAt(<WordsListScreen />, { mocks: [listed(words)] });
  expect(await screen.findByRole("button", { name: "Play ákwà" })).toBeVisible();
  expect(container.querySelector("audio")).toHaveAttribute("src", "/files/f");
  const row = (name: RegExp) => screen.getByRole("row", { name });
  expect(within(row(/àkwá/)).getByText("2 waiting")).toBeVisible();
  expect(within(row(/akwụkwọ/)).queryByText("differs in tone")).toBeNull();
  expect(within(row(/àkwá/)).getByText("differs in tone")).toBeVisible();
});

it("says what to do where there are none", async () => {
  openAt(<WordsListScreen />, { mocks: [listed([])] });
  expect(await screen.findByText("No words yet.")).toBeVisible();
});
