import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { aSection, aSubject } from "../testing/nodes.ts";
import { SectionScreen, SubjectScreen } from "./node.screen.tsx";
import { ExamPartArchiveDocument, ExamPartDeleteDocument } from "./tree-acts.generated.ts";
import { ExamPartMoveDocument } from "./tree-move.generated.ts";

type Mocks = NonNullable<NonNullable<Parameters<typeof openAt>[1]>["mocks"]>;

const pages = (
  <Routes>
    <Route path="/app/content/exam/:examSlug/:subjectId" element={<SubjectScreen />} />
    <Route path="/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId" element={<SectionScreen />} />
  </Routes>
);
const open = (mocks: Mocks, at = "/app/content/exam/yoruba-1/s1", role: "super-admin" | "director" = "super-admin") =>
  openAt(pages, { at, mocks, session: aSession({ viewer: aViewer(role) }) });
const titles = async () => {
  const list = await screen.findByRole("list", { name: "Speaking" });
  return within(list)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
};
const moveAnswered = (version: number, order: number) => ({
  request: { query: ExamPartMoveDocument, variables: () => true },
  result: answered({
    __typename: "ExamPartPayload",
    record: { __typename: "ExamPart", id: "Oúnjẹ", version, order },
  }),
});
const answered = (payload: object, userErrors: object[] = []) => ({ data: { saved: { ...payload, userErrors } } });

it("lists what stands in a node, in order, with how far its lessons are", async () => {
  open([aSubject()]);
  expect(await titles()).toEqual(["Ìkíni", "Ẹbí", "Oúnjẹ"]);
  const [first] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("1Ìkíni2 sections · 4 lessons4 published");
  expect(screen.getByRole("link", { name: "Ẹbí" })).toHaveAttribute(
    "href",
    "/app/content/exam/yoruba-1/s1/%E1%BA%B8b%C3%AD",
  );
  expect(screen.getByRole("link", { name: "Add topic" })).toHaveAttribute(
    "href",
    "/app/content/create/yoruba-1/s1/topic",
  );
});

it("shows a lesson's writer, status, and that it is not active", async () => {
  open([aSection], "/app/content/exam/yoruba-1/s1/t1/c1");
  const row = await screen.findByRole("listitem");
  expect(row).toHaveTextContent(
    "Ẹ káàárọ̀10 min · Adébáyọ̀ Ọláyínká · Version 1 is live; version 2 is in reviewInactiveReview",
  );
});

it("goes on to where an exam stands now from an address that it had", async () => {
  const { router } = open([aSubject(undefined, "yoruba-one")]);
  await titles();
  expect(router.state.location.pathname).toBe("/app/content/exam/yoruba-one/s1");
});

it("moves a row by keyboard at once, and asks the server", async () => {
  const move = {
    request: { query: ExamPartMoveDocument, variables: () => true },
    result: answered({
      __typename: "ExamPartPayload",
      record: { __typename: "ExamPart", id: "Ẹbí", version: 2, order: 0 },
    }),
  };
  const { asked } = open([aSubject(), move]);
  await titles();
  fireEvent.keyDown(screen.getByRole("link", { name: "Ẹbí" }), { key: "ArrowUp", altKey: true });
  expect(await titles()).toEqual(["Ẹbí", "Ìkíni", "Oúnjẹ"]);
  await waitFor(() =>
    expect(asked.find(({ operationName }) => operationName === "ExamPartMove")?.variables).toMatchObject({
      level: "TOPIC",
      id: "Ẹbí",
      version: 1,
      input: { parentId: "s1", order: 0 },
    }),
  );
});

it("keeps a move that is made while another is being saved, and sends it with the version that one left", async () => {
  const { asked } = open([
    { ...aSubject(), maxUsageCount: 1 },
    moveAnswered(2, 1),
    { ...aSubject(["Ìkíni", "Oúnjẹ", "Ẹbí"], "yoruba-1", 2), maxUsageCount: 1 },
    moveAnswered(3, 0),
    aSubject(["Oúnjẹ", "Ìkíni", "Ẹbí", "Ilé"], "yoruba-1", 3),
  ]);
  await titles();
  const up = () => fireEvent.keyDown(screen.getByRole("link", { name: "Oúnjẹ" }), { key: "ArrowUp", altKey: true });
  up();
  up();
  expect(await titles()).toEqual(["Oúnjẹ", "Ìkíni", "Ẹbí"]);
  const moves = () => asked.filter(({ operationName }) => operationName === "ExamPartMove");
  await waitFor(() => expect(moves()).toHaveLength(2));
  expect(moves().map(({ variables }) => variables)).toMatchObject([
    { id: "Oúnjẹ", version: 1, input: { order: 1 } },
    { id: "Oúnjẹ", version: 2, input: { order: 0 } },
  ]);
  // What a colleague added meanwhile comes with the page that is asked for after the last one.
  await waitFor(async () => expect(await titles()).toEqual(["Oúnjẹ", "Ìkíni", "Ẹbí", "Ilé"]));
});

it("asks before it archives a topic, and says what goes with it", async () => {
  const archive = {
    request: { query: ExamPartArchiveDocument, variables: () => true },
    result: answered({ __typename: "ExamPartPayload", record: { __typename: "ExamPart", id: "Ìkíni", version: 2 } }),
  };
  const { user, asked } = open([aSubject(), archive]);
  await titles();
  await user.click(screen.getByRole("button", { name: "Actions for Ìkíni" }));
  await user.click(await screen.findByRole("menuitem", { name: "Archive" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Archive Ìkíni?" }));
  expect(dialog.getByText(/everything in it is taken out of use/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Archive topic" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked.find(({ operationName }) => operationName === "ExamPartArchive")?.variables).toMatchObject({
    level: "TOPIC",
    id: "Ìkíni",
    version: 1,
  });
});

it("keeps what holds something, and says why", async () => {
  const message = "Move or remove the 2 items inside first.";
  const refused = {
    request: { query: ExamPartDeleteDocument, variables: () => true },
    result: answered({ __typename: "ExamRemovedPayload", deletedId: null }, [
      { __typename: "RefusalError", message, code: "WRONG_STATE", path: [] },
    ]),
  };
  const { user } = open([aSubject(), refused]);
  await titles();
  await user.click(screen.getByRole("button", { name: "Actions for Ìkíni" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  await user.click(await screen.findByRole("button", { name: "Remove topic" }));
  expect(await screen.findByText(message)).toBeVisible();
});

it("shows those who only read neither forms nor moves", async () => {
  open([aSubject()], undefined, "director");
  expect(await titles()).toHaveLength(3);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["History"]);
  expect(screen.queryByRole("link", { name: "Add topic" })).toBeNull();
  expect(screen.queryByText("Archived")).toBeNull();
});
