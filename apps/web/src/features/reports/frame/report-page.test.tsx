import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { studentNoShow } from "@app/domain/reports/student-no-show.ts";
import { ReportPage } from "./report-page.tsx";
import { ReportDocument, ReportItemsDocument, type ReportQuery } from "./report.generated.ts";

const session = aSession({ status: "signed-in", viewer: aViewer("director") });
type Cell = ReportQuery["report"]["totals"][number];
const cell = (number: string, value: number | null, count = value ?? 0, outOf: number | null = null): Cell => ({
  __typename: "ReportCell",
  number,
  value,
  count,
  outOf,
});
const rate = cell("rate", 0.025, 5, 200);
const totals = [rate, cell("noShows", 5), cell("repeated", 1), cell("waited", null, 0), cell("tutorNoShows", 2)];
const report: ReportQuery["report"] = {
  __typename: "Report",
  timeZone: "Europe/London",
  days: { __typename: "ReportDays", from: "2026-10-01", until: "2026-11-01" },
  running: false,
  compared: { __typename: "ReportDays", from: "2026-09-01", until: "2026-10-01" },
  totals,
  before: [cell("rate", 0.04, 8, 200), cell("noShows", 8)],
  grain: "DAY",
  points: [],
  rows: [
    {
      __typename: "ReportRow",
      key: "l1",
      name: "Ada Obi",
      personId: "c1",
      cells: [cell("noShows", 3), cell("rate", null, 3, 8)],
    },
  ],
  total: 1,
};
const variables = { name: "STUDENT_NO_SHOW" as const, filter: {}, by: "learner", page: 1 };
const asked = (answer: Partial<ReportQuery["report"]> = {}) => ({
  request: { query: ReportDocument, variables },
  result: { data: { report: { ...report, ...answer } } },
});

it("shows what changed, says what too few are only in numbers, and what each figure means", async () => {
  openAt(<ReportPage report={studentNoShow} />, { mocks: [asked()], session });
  expect(await screen.findByText(/1 Oct 2026 to 31 Oct 2026, London days · compared with 1 Sep 2026/)).toBeVisible();
  expect(screen.getByText("down 1.5 points")).toBeInTheDocument();
  const row = within(screen.getByRole("row", { name: /Ada Obi/ }));
  expect(row.getByRole("link", { name: "3 of 8" })).toBeInTheDocument();
  expect(row.getByRole("link", { name: "Ada Obi" })).toHaveAttribute("href", "/app/tutoring/customers/c1");
  expect(
    screen.getByText(/Student no-shows ÷ \(completed lessons \+ student no-shows\)\. Student no-shows: 5\./),
  ).toBeVisible();
});

/** A place in a lesson of several learners: one record, a line each. */
const behind = (person: string) => ({
  __typename: "ReportItem" as const,
  recordId: "b1",
  kind: "LESSON" as const,
  at: "2026-10-05T10:00:00.000Z",
  name: "L-000001-01",
  person,
  personId: "c1",
  tutor: "Kambili Eze",
  tutorId: "t1",
  status: "student-no-show",
  value: 14,
  note: "charged, reminded",
});

it("opens the records behind a figure in the page, with a way back", async () => {
  const items = {
    request: { query: ReportItemsDocument, variables: { ...variables, number: "noShows", key: "l1" } },
    result: {
      data: {
        reportItems: {
          __typename: "ReportItems" as const,
          total: 2,
          sum: null,
          items: [behind("Ada Obi"), behind("Chidi Obi")],
        },
      },
    },
  };
  const { user } = openAt(<ReportPage report={studentNoShow} />, { mocks: [asked(), items], session });
  const row = within(await screen.findByRole("row", { name: /Ada Obi/ }));
  await user.click(row.getByRole("link", { name: "3" }));
  const [lesson] = await screen.findAllByRole("link", { name: "L-000001-01" });
  expect(lesson).toHaveAttribute("href", "/app/tutoring/lesson-activity-log/b1");
  expect(
    screen
      .getAllByRole("row")
      .slice(1)
      .map((line) => line.textContent),
  ).toEqual([expect.stringContaining("Ada Obi"), expect.stringContaining("Chidi Obi")]);
  expect(screen.getAllByText("14 min")).toHaveLength(2);
  await user.click(screen.getByRole("link", { name: "Back to the report" }));
  expect(await screen.findByText("down 1.5 points")).toBeInTheDocument();
});

it("says that there is no data, and asks again where the report failed", async () => {
  const failed = { request: { query: ReportDocument, variables }, error: new Error("down") };
  const { user } = openAt(<ReportPage report={studentNoShow} />, {
    mocks: [failed, asked({ totals: [cell("rate", null), cell("noShows", 0)], total: 0, rows: [] })],
    session,
  });
  expect(await screen.findByText("The report could not be loaded")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No data for this period.")).toBeInTheDocument();
});

it("prints all rows of its table, not only those of its page", async () => {
  const [row] = report.rows;
  const second = { ...row!, key: "l2", name: "Chidi Obi" };
  const page = (number: number, rows: ReportQuery["report"]["rows"]) => ({
    request: { query: ReportDocument, variables: { ...variables, page: number } },
    result: { data: { report: { ...report, total: 2, rows } } },
  });
  const printed: (string | null)[] = [];
  const print = jest.spyOn(window, "print").mockImplementation(() => {
    printed.push(...screen.getAllByRole("rowheader").map(({ textContent }) => textContent));
  });
  const { user } = openAt(<ReportPage report={studentNoShow} />, {
    mocks: [page(1, [row!]), page(1, [row!]), page(2, [second])],
    session,
  });
  await screen.findByRole("row", { name: /Ada Obi/ });
  await user.click(screen.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(printed).toEqual(["Ada Obi", "Chidi Obi", "All"]);
  fireEvent(window, new Event("afterprint"));
  expect(screen.queryByRole("row", { name: /Chidi Obi/ })).not.toBeInTheDocument();
});
