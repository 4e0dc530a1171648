import { screen } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { ExamsListDocument, type ExamCardFragment } from "../content.generated.ts";
import { anExam } from "../testing/nodes.ts";
import { ExamsScreen } from "./exams.screen.tsx";

const listed = (items: ExamCardFragment[], archived = false) => ({
  request: { query: ExamsListDocument, variables: { archived } },
  result: {
    data: {
      page: { __typename: "ExamPage", items, pageInfo: { __typename: "PageInfo", totalCount: items.length } },
    },
  },
});
const open = (mocks: ReturnType<typeof listed>[], at = "/", role: "super-admin" | "content-creator" = "super-admin") =>
  openAt(<ExamsScreen />, { at, mocks, session: aSession({ viewer: aViewer(role) }) });

it("shows exams as cards with their counts, and which the app hides", async () => {
  open([listed([anExam(), anExam({ id: "x2", name: "WASSCE", slug: "wassce", active: false })])]);
  expect(await screen.findByRole("link", { name: "Yorùbá, level 1" })).toHaveAttribute(
    "href",
    "/app/content/exam/yoruba-1",
  );
  const [shown, hidden] = screen.getAllByRole("listitem");
  expect(shown).toHaveTextContent("All regions · 3 subjects · 12 lessons");
  expect(shown).toHaveTextContent("12 published");
  expect(shown).not.toHaveTextContent("Hidden in the app");
  expect(hidden).toHaveTextContent("Hidden in the app");
});

it("shows what was archived where the address asks for it", async () => {
  const { user } = open([listed([anExam({ archivedAt: "2026-10-21T09:00:00.000Z" })], true)], "/?archived");
  await user.click(await screen.findByRole("button", { name: "Actions for Yorùbá, level 1" }));
  expect(await screen.findByRole("menuitem", { name: "Restore" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Edit" })).toBeNull();
});

it("says what to do where there is nothing yet, to whom may do it", async () => {
  open([listed([])]);
  expect(await screen.findByText("Nothing here yet.")).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Add exam" })[0]).toHaveAttribute("href", "/app/content/create/exam");
});

it("tells a content-creator without lessons why there is nothing", async () => {
  open([listed([])], "/?archived", "content-creator");
  expect(await screen.findByText("No exam has a lesson of yours.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Add exam" })).toBeNull();
});
