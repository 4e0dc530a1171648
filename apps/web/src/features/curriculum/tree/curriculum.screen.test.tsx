import { act, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { aSchool } from "../testing/curricula.ts";
import { CurriculumTreeDocument, type CurriculumTreeFragment } from "./curriculum-tree.generated.ts";
import { CurriculumScreen } from "./curriculum.screen.tsx";
import { SubdivisionMoveDocument } from "./move-part.generated.ts";

const home = "/app/tutoring/uk/gcse-igbo";
const uk = { __typename: "Region", id: "r1", code: "UK", name: "United Kingdom" } as const;

const screenAtBothFamilies = (
  <Routes>
    <Route path="/app/tutoring/curriculums/:curriculum" element={<CurriculumScreen />} />
    <Route path="/app/tutoring/:region/:curriculum" element={<CurriculumScreen />} />
    <Route path="/app/tutoring/:region/:curriculum/:subject" element={<CurriculumScreen />} />
    <Route path="/app/tutoring/:region/:curriculum/:subject/:topic" element={<CurriculumScreen />} />
  </Routes>
);

const variables = { slug: "gcse-igbo", regionCode: "uk", code: "uk", inRegion: true };
const tree = (curriculumByAddress: CurriculumTreeFragment | null, regionByCode: typeof uk | null = uk) => ({
  request: { query: CurriculumTreeDocument, variables },
  result: { data: { curriculumByAddress, regionByCode } },
});

function open(at: string, mocks: Parameters<typeof openAt>[1], role?: "admin" | "content-manager" | "director") {
  const session = aSession({ viewer: aViewer(role ?? "admin") });
  return openAt(screenAtBothFamilies, { at, elsewhere: "/404", session, ...mocks });
}

const names = () =>
  screen
    .getAllByRole("treeitem")
    .filter((item) => item.getAttribute("aria-level") === "2")
    .map((item) => item.querySelector("[data-words] > span > span")?.textContent);

it("shows the chosen part with its meaning, place, time and outcomes, in the language's own voice", async () => {
  open(`${home}/reading/ekele`, { mocks: [tree(aSchool())] });
  const title = await screen.findByRole("heading", { level: 2, name: "Ekele" });
  expect(within(title).getByText("Ekele")).toHaveAttribute("lang", "ig");
  expect(screen.getByText(/^Topic 1 of 3 in Reading · about 150 minutes · changed/)).toBeVisible();
  expect(screen.getByText("Greet an elder")).toBeVisible();
  expect(screen.getByRole("treeitem", { selected: true })).toHaveTextContent("Ekele greetings");
});

it("lists a topic's words in their order, each with its page", async () => {
  const word = (id: string, headword: string, gloss: string, liveVersion: number | null) => ({
    __typename: "Word" as const,
    ...{ id, headword, liveVersion },
    meanings: [{ __typename: "WordMeaning" as const, gloss }],
  });
  const words = [word("w2", "ụtụtụ", "morning", 1), word("w1", "abalị", "night", null)];
  const school = aSchool();
  const subdivisions = (school.subdivisions ?? []).map((part) => (part.id === "ekele" ? { ...part, words } : part));
  open(`${home}/reading/ekele?tab=words`, { mocks: [tree({ ...school, subdivisions })] });
  const list = await screen.findByRole("link", { name: "ụtụtụ" });
  expect(list).toHaveAttribute("href", "/app/langauge-app/edit-word/w2");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["ụtụtụmorning", "abalịnight, not published"]),
  );
});

it("shows the curriculum itself where the address names no part", async () => {
  open(home, { mocks: [tree(aSchool())] });
  expect(await screen.findByRole("heading", { level: 2, name: "Overview" })).toBeVisible();
  expect(screen.getByText("For the examination.")).toBeVisible();
  expect(screen.getByText("United Kingdom · 1 subject · 3 topics")).toBeVisible();
});

it.each([
  ["curriculum", home, tree(null), "Curriculum not found."],
  ["region", home, tree(aSchool({ region: null }), null), "Curriculum not found."],
  ["part", `${home}/reading/nowhere`, tree(aSchool()), "Part not found."],
])("says so of an unknown %s, with the way to the list, and stays where it is", async (_, at, answer, title) => {
  const { router } = open(at, { mocks: [answer] });
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to curriculums" })).toHaveAttribute("href", "/app/tutoring/curriculums");
  expect(router.state.location.pathname).toBe(at);
});

it("lists what stands below an inner part", async () => {
  open(`${home}/reading`, { mocks: [tree(aSchool())] });
  const table = within(await screen.findByRole("table"));
  expect(table.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Ekele", "Ezinụlọ", "Nri"]);
  expect(table.getByRole("link", { name: "Ekele" })).toHaveAttribute("href", `${home}/reading/ekele`);
  expect(screen.getByRole("link", { name: /^Topics/ })).toHaveAttribute("aria-current", "page");
});

it("goes to the curriculum's own address from the other family", async () => {
  const asked = { slug: "gcse-igbo", regionCode: null, code: "", inRegion: false };
  const other = {
    request: { query: CurriculumTreeDocument, variables: asked },
    result: { data: { curriculumByAddress: aSchool() } },
  };
  const { router } = open("/app/tutoring/curriculums/gcse-igbo", { mocks: [other, tree(aSchool())] });
  await waitFor(() => expect(router.state.location.pathname).toBe(home));
});

it("says why and offers Retry when the curriculum could not be loaded", async () => {
  const failed = { request: { query: CurriculumTreeDocument, variables }, error: new TypeError("gone") };
  const { user } = open(home, { mocks: [failed, tree(aSchool())] });
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "GCSE Igbo" })).toBeVisible();
});

it("keeps the tree when only staff names are missing", async () => {
  const errors = [{ message: "v1 is unavailable.", path: ["curriculumByAddress", "updatedBy"] }];
  const answer = { ...tree(aSchool()), result: { data: { curriculumByAddress: aSchool(), regionByCode: uk }, errors } };
  open(home, { mocks: [answer] });
  expect(await screen.findByText("Staff names are unavailable right now.")).toBeVisible();
  expect(names()).toEqual(["Ekele", "Ezinụlọ", "Nri"]);
});

const move = (order: number, version: number) => ({
  query: SubdivisionMoveDocument,
  variables: ({ idempotencyKey, ...rest }: Record<string, unknown>) =>
    typeof idempotencyKey === "string" &&
    JSON.stringify(rest) === JSON.stringify({ id: "ezinulo", version, input: { parentId: "reading", order } }),
});

/** The school after Ezinụlọ went first. */
function reordered() {
  const school = aSchool();
  const [reading, ekele, ezinulo, nri] = school.subdivisions!;
  const subdivisions = [
    reading!,
    { ...ezinulo!, order: 0, version: 5 },
    { ...ekele!, order: 1 },
    { ...nri!, order: 2 },
  ];
  return { __typename: "Curriculum" as const, id: school.id, counts: school.counts, subdivisions };
}

async function moveUp(mocks: NonNullable<Parameters<typeof openAt>[1]>["mocks"]) {
  const opened = open(`${home}/reading`, { mocks: [tree(aSchool()), ...(mocks ?? [])] });
  const item = await screen.findByRole("treeitem", { name: /Ezinụlọ/ });
  act(() => item.focus());
  await opened.user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  return opened;
}

it("moves a part by keyboard at once, says so, and moves it back on Undo", async () => {
  const there = { curriculum: reordered(), userErrors: [] };
  const school = aSchool();
  const back = { curriculum: { ...reordered(), subdivisions: school.subdivisions ?? [] }, userErrors: [] };
  const answer = (payload: typeof there) => ({
    data: { subdivisionMove: { __typename: "SubdivisionPayload" as const, ...payload } },
  });
  const { user } = await moveUp([
    { request: move(0, 4), result: answer(there), delay: 500 },
    { request: move(1, 5), result: answer(back) },
  ]);
  expect(names()).toEqual(["Ezinụlọ", "Ekele", "Nri"]);
  expect(await screen.findByText("Ezinụlọ is now topic 1 of 3 in Reading.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(names()).toEqual(["Ekele", "Ezinụlọ", "Nri"]));
  expect(await screen.findByText("Moved back.")).toBeVisible();
});

it("puts a part back where it was when the server refuses the move", async () => {
  const refusal = { __typename: "RefusalError", message: "This part is archived.", code: "WRONG_STATE", path: [] };
  const payload = { __typename: "SubdivisionPayload", curriculum: null, userErrors: [refusal] };
  await moveUp([{ request: move(0, 4), result: { data: { subdivisionMove: payload } }, delay: 500 }, tree(aSchool())]);
  expect(names()).toEqual(["Ezinụlọ", "Ekele", "Nri"]);
  expect(await screen.findByText("Not moved. This part is archived.")).toBeVisible();
  expect(names()).toEqual(["Ekele", "Ezinụlọ", "Nri"]);
});

it("tells a content-manager who may activate, and lets a director", async () => {
  open(home, { mocks: [tree(aSchool({ allowedEvents: [] }))] }, "content-manager");
  const off = await screen.findByRole("button", { name: /^Activate.*Only for super-admin and director\.$/ });
  expect(off).toHaveAttribute("aria-disabled", "true");
});

it("offers a director to activate", async () => {
  open(home, { mocks: [tree(aSchool())] }, "director");
  expect(await screen.findByRole("link", { name: "Activate" })).toHaveAttribute("href", "?do=activate");
});

it("offers no change to those who only read", async () => {
  const viewer = aViewer("admin", { permissions: ["CURRICULUMS_READ"] });
  open(`${home}/reading/ekele`, { mocks: [tree(aSchool())], session: aSession({ viewer }) });
  expect(await screen.findByRole("heading", { level: 2, name: "Ekele" })).toBeVisible();
  for (const name of [/^Add/, /^Edit/, /^Move/]) expect(screen.queryByRole("link", { name })).toBeNull();
});

it("shows archived parts only when asked, and says how many there are", async () => {
  const school = aSchool();
  const subdivisions = school.subdivisions!.map((part) =>
    part.id === "nri" ? { ...part, archivedAt: "2026-01-01" } : part,
  );
  const { user, router } = open(home, { mocks: [tree({ ...school, subdivisions })] });
  await user.click(await screen.findByRole("link", { name: "Show 1 archived part" }));
  expect(router.state.location.search).toBe("?archived=show");
  expect(names()).toEqual(["Ekele", "Ezinụlọ", "Nri"]);
  await user.click(screen.getByRole("link", { name: "Hide archived" }));
  expect(names()).toEqual(["Ekele", "Ezinụlọ"]);
});
