import "../../../testing/indexed-db.ts";
import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { blockKinds, kindRules } from "@app/domain/content/block-kinds.ts";
import type { Block } from "@app/domain/content/session.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { keepDrafts, readDrafts } from "../../../shared/drafts/draft-store.ts";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { aLessonPlace, blocksOf, builderAnswer, saveAnswer, staleAnswer } from "../testing/sessions.ts";
import { BuilderScreen } from "./builder.screen.tsx";

type Mocks = NonNullable<NonNullable<Parameters<typeof openAt>[1]>["mocks"]>;

const at = "/app/content/exam/yoruba-1/s1/t1/c1/l1/edit-session";
const viewer = aViewer("content-manager");
const place = { person: viewer.id, form: "session", id: "l1" };
const open = (...mocks: Mocks) => openFrom(at, ...mocks);
const openFrom = (address: string, ...mocks: Mocks) =>
  openAt(
    <>
      <TextLink href="/away">Away</TextLink>
      <Routes>
        <Route path={at.replace("l1", ":lessonId")} element={<BuilderScreen />} />
      </Routes>
    </>,
    { at: address, mocks, elsewhere: "/away", session: aSession({ viewer }) },
  );
const rows = async () => within(await screen.findByRole("list", { name: "Blocks" })).getAllByRole("button");
const choose = async (user: ReturnType<typeof openAt>["user"], position: number) =>
  user.click((await rows())[position - 1]!);
const question = () => screen.getByRole("textbox", { name: "Question" });
const asking = (block: Block, questionText: string) => ({ ...block, questionText });

beforeEach(() => keepDrafts(place, []));

it("opens each kind of block with its fields, and shows it as learners will see it", async () => {
  const { user } = open(builderAnswer(blocksOf(...blockKinds)));
  for (const [index, kind] of blockKinds.entries()) {
    await choose(user, index + 1);
    expect(screen.getByRole("heading", { name: `Block ${index + 1}` })).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Kind of block" })).toHaveTextContent(kindRules[kind].label);
  }
  expect(screen.getByRole("region", { name: "As the learner sees it" })).toHaveTextContent(
    "Yorùbá counts by twenties.",
  );
});

it("marks words as bold with Ctrl and B, and writes options of several lines", async () => {
  const { user } = open(builderAnswer(blocksOf("single-choice")));
  await choose(user, 1);
  const box = question();
  await user.clear(box);
  await user.type(box, "Which verb");
  (box as HTMLTextAreaElement).setSelectionRange(6, 10);
  await user.keyboard("{Control>}b{/Control}");
  expect(box).toHaveValue("Which **verb**");
  const preview = within(screen.getByRole("region", { name: "As the learner sees it" }));
  expect((await preview.findByText("verb")).tagName).toBe("STRONG");
  const first = screen.getByRole("textbox", { name: "Option A" });
  const before = screen.getAllByRole("textbox", { name: /^Option [A-J]$/ }).length;
  await user.clear(first);
  await user.type(first, "Kú iṣẹ́{Shift>}{Enter}{/Shift}o ṣé{Enter}");
  expect(first).toHaveValue("Kú iṣẹ́\no ṣé");
  expect(screen.getAllByRole("textbox", { name: /^Option [A-J]$/ })).toHaveLength(before + 1);
});

it("says which version is live while the next one is written", async () => {
  open(builderAnswer(blocksOf("short-text"), { ...aLessonPlace, publishedVersion: 1 }));
  expect(await screen.findByText("All changes saved · Version 1 is live; this draft is version 2")).toBeVisible();
});

it("saves what is written, all blocks at once, and says so", async () => {
  const blocks = blocksOf("short-text", "slider");
  const written = [asking(blocks[0]!, "Kí ni èyí? Ṣé?"), blocks[1]!];
  const { user, asked } = open(builderAnswer(blocks), saveAnswer(written, 5));
  await choose(user, 1);
  await user.type(question(), " Ṣé?");
  expect(await screen.findByText(/Unsaved change in block 1 · version 2/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("All changes saved · version 2")).toBeVisible();
  const sent = asked.find(({ operationName }) => operationName === "SessionSave")?.variables;
  expect(sent).toMatchObject({ lessonId: "l1", version: 4 });
  expect(sent?.input).toMatchObject({ blocks: [{ questionText: "Kí ni èyí? Ṣé?", blockType: "SHORT_TEXT" }, {}] });
});

it("begins a session with a block of a chosen kind, whose options are still to be written", async () => {
  const { user } = open(builderAnswer(null));
  expect(await screen.findByText("New session")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Add block" }));
  await user.click(await screen.findByRole("menuitem", { name: "Single choice" }));
  expect(screen.getByRole("textbox", { name: "Option A" })).toHaveValue("");
  expect(screen.getByRole("textbox", { name: "Option A" })).toHaveAttribute("placeholder", "Edit this option");
  // Nothing is missing yet: it was only begun. What was left empty is said at once.
  expect(screen.queryByText(/before submitting/)).toBeNull();
  expect(screen.queryByText("Replace the placeholder text in option B.")).toBeNull();
  await user.click(screen.getByRole("textbox", { name: "Option B" }));
  await user.tab();
  expect(screen.getByText("Replace the placeholder text in option B.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Submit for review" }));
  expect(await screen.findAllByText("Fix 4 problems before submitting.")).not.toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Add option C" }));
  await user.click(screen.getByRole("radio", { name: "Option C is correct" }));
  await user.click(screen.getByRole("button", { name: "Remove option A" }));
  expect(screen.getByRole("radio", { name: "Option B is correct" })).toBeChecked();
  expect(screen.queryByRole("textbox", { name: "Option C" })).toBeNull();
});

it("undoes and redoes, by its buttons and by keyboard", async () => {
  const { user } = open(builderAnswer(blocksOf("short-text", "slider")));
  await choose(user, 1);
  await user.click(screen.getByRole("button", { name: "Delete block" }));
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getAllByRole("button", { name: "Undo" })[0]!);
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await user.type(question(), "!");
  await user.keyboard("{Control>}z{/Control}");
  expect(question()).toHaveValue("Kí ni èyí?");
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(question()).toHaveValue("Kí ni èyí?!");
});

it("goes from what is wrong to its block and field", async () => {
  const [first, second] = blocksOf("slider", "short-text");
  const { user } = open(builderAnswer([first!, { ...second!, shortTextCorrectOptions: [""] }]));
  await user.click(await screen.findByRole("button", { name: "Fix 1 problem before submitting." }));
  expect(screen.getByRole("heading", { name: "Block 2" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Answer 1" })).toHaveFocus());
});

it("opens at the block and the field that the address names", async () => {
  const blocks = blocksOf("slider", "short-text");
  openFrom(`${at}?block=${blocks[1]!._id}&field=hint`, builderAnswer(blocks));
  expect(await screen.findByRole("heading", { name: "Block 2" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("textbox", { name: /^Hint/ })).toHaveFocus());
});

it("says who else writes here, and what a reviewer asks for at the block that is open", async () => {
  const blocks = blocksOf("slider");
  const ada = { __typename: "StaffUser" as const, id: "u9", name: "Ada Obi" };
  const comment = { __typename: "SessionComment" as const, id: "m1", versionNumber: 2, quote: "", text: "Which tone?" };
  const times = { createdAt: "2026-10-21T09:00:00.000Z", resolvedAt: null };
  const { user, asked } = open(
    builderAnswer(blocks, { ...aLessonPlace, writers: [ada] }, [
      { ...comment, ...times, blockId: blocks[0]!._id, author: ada },
    ]),
  );
  expect(await screen.findByText("Ada Obi is also editing")).toBeVisible();
  expect(asked.find(({ operationName }) => operationName === "SessionWrite")?.variables).toEqual({
    lessonId: "l1",
    isHere: true,
  });
  await choose(user, 1);
  expect(screen.getByRole("list", { name: "Asked for in review" })).toHaveTextContent("Ada Obi: Which tone?");
});

it("has a question as maths or as a quotation, never both", async () => {
  const { user } = open(builderAnswer(blocksOf("numeric")));
  await choose(user, 1);
  await user.click(screen.getByRole("switch", { name: "Show the question as a quotation" }));
  await user.click(screen.getByRole("switch", { name: "Maths in the question" }));
  expect(screen.getByRole("switch", { name: "Show the question as a quotation" })).not.toBeChecked();
});

it("merges what somebody else changed in another block, and saves once more", async () => {
  const blocks = blocksOf("short-text", "slider");
  const theirs = [blocks[0]!, asking(blocks[1]!, "Theirs")];
  const both = [asking(blocks[0]!, "Kí ni èyí?!"), theirs[1]!];
  const { user, asked } = open(builderAnswer(blocks), staleAnswer(theirs, 7), saveAnswer(both, 8));
  await choose(user, 1);
  await user.type(question(), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Merged with Ada Obi’s change to block 2.")).toBeVisible();
  const saves = asked.filter(({ operationName }) => operationName === "SessionSave");
  expect(saves[1]?.variables).toMatchObject({
    version: 7,
    input: { blocks: [{ questionText: "Kí ni èyí?!" }, { questionText: "Theirs" }] },
  });
});

it("asks which text stays where both wrote in the same one, and takes what is chosen", async () => {
  const blocks = blocksOf("short-text");
  const theirs = [asking(blocks[0]!, "Theirs")];
  const { user } = open(builderAnswer(blocks), staleAnswer(theirs, 7), saveAnswer(theirs, 8));
  await choose(user, 1);
  await user.type(question(), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("group", { name: "Block 1" })).toHaveTextContent("Question: Theirs");
  await user.click(dialog.getByRole("radio", { name: /Ada Obi’s/ }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(question()).toHaveValue("Theirs"));
});

it("saves before another page is opened", async () => {
  const blocks = blocksOf("short-text");
  const { user, asked } = open(builderAnswer(blocks), saveAnswer([asking(blocks[0]!, "Kí ni èyí?!")], 5));
  await choose(user, 1);
  await user.type(question(), "!");
  await user.click(screen.getByRole("link", { name: "Away" }));
  expect(await screen.findByText("another page")).toBeVisible();
  expect(asked.some(({ operationName }) => operationName === "SessionSave")).toBe(true);
});

it("keeps a copy of what is not saved on this device, and offers it when the builder is opened again", async () => {
  const blocks = blocksOf("short-text");
  const first = open(builderAnswer(blocks));
  await choose(first.user, 1);
  await first.user.type(question(), "!");
  await waitFor(async () => expect(await readDrafts(place, Date.now())).toHaveLength(1));
  first.unmount();
  const { user } = open(builderAnswer(blocks));
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  expect((await rows())[0]).toHaveTextContent("Kí ni èyí?!");
});

describe("changes that an earlier visit left", () => {
  const begun = blocksOf("short-text", "slider");
  const mine = [asking(begun[0]!, "Mine"), begun[1]!];
  const left = () =>
    keepDrafts(place, [
      { at: new Date().toISOString(), version: 4, start: { blocks: begun }, values: { blocks: mine }, page: "/app" },
    ]);

  it("are not offered once they are saved, and are kept no longer", async () => {
    await left();
    open(builderAnswer([mine[0]!, asking(begun[1]!, "Theirs")]));
    expect(await screen.findByText("All changes saved · version 2")).toBeVisible();
    await waitFor(async () => expect(await readDrafts(place, Date.now())).toEqual([]));
    expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
  });

  it("are offered beside no word that all is saved", async () => {
    await left();
    open(builderAnswer(begun));
    expect(await screen.findByText(/^You have unsaved changes from/)).not.toHaveTextContent("newer version");
    expect(screen.getByText("Version 2")).toBeVisible();
    expect(screen.queryByText(/All changes saved/)).toBeNull();
  });
});

it("writes nothing in a lesson that is being reviewed", async () => {
  open(builderAnswer(blocksOf("graph"), { ...aLessonPlace, contentStatus: "REVIEW" }));
  expect(await screen.findByText("This lesson is in review, so it cannot be edited.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

it("goes on to another option by Enter, and makes each pasted line one", async () => {
  const { user } = open(builderAnswer(null));
  await user.click(await screen.findByRole("button", { name: "Add block" }));
  await user.click(await screen.findByRole("menuitem", { name: "Single choice" }));
  const option = (letter: string) => screen.getByRole("textbox", { name: `Option ${letter}` });
  await user.type(option("A"), "omi{Enter}");
  await waitFor(() => expect(option("B")).toHaveFocus());
  await user.paste("iná\nigi\nilẹ̀");
  expect(["A", "B", "C", "D"].map((letter) => (option(letter) as HTMLInputElement).value)).toEqual([
    "omi",
    "iná",
    "igi",
    "ilẹ̀",
  ]);
});

it("leaves out what nobody sees of what is pasted, and says so", async () => {
  const { user } = open(builderAnswer(blocksOf("short-text")));
  await choose(user, 1);
  await user.click(question());
  await user.paste("\u202eẹ");
  expect(question()).toHaveValue("Kí ni èyí?ẹ");
  expect(await screen.findByText("An invisible character was left out.")).toBeVisible();
});
