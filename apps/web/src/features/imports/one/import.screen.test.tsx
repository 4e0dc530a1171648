import { cleanup, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import type { Role } from "@app/domain/enums.ts";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { ImportCheckFileDocument, ImportMendDocument, ImportRunFileDocument } from "../import-mutations.generated.ts";
import { ImportDocument, ImportRowsDocument, type ImportStandingFragment } from "../import.generated.ts";
import { ImportScreen } from "./import.screen.tsx";

const standing = (changes: Partial<ImportStandingFragment> = {}): ImportStandingFragment => ({
  __typename: "FileImport",
  id: "i1",
  kind: "CUSTOMERS",
  state: "MAPPING",
  fileName: "people.csv",
  total: 3,
  createdAt: "2026-01-05T09:00:00.000Z",
  owner: null,
  curriculum: null,
  lessonId: null,
  verdicts: [],
  headings: ["Name", "E-mail"],
  notes: [],
  mapping: ["firstName", "email"],
  sample: [["Ada", "ada@example.com"]],
  dateOrder: null,
  restores: false,
  done: 0,
  fingerprint: null,
  problemFile: null,
  undone: [],
  error: null,
  importedAt: null,
  undoneAt: null,
  undoUntil: null,
  ...changes,
});

const checked = (changes: Partial<ImportStandingFragment> = {}) =>
  standing({
    state: "CHECKED",
    fingerprint: "f",
    verdicts: [
      { __typename: "RowVerdictCount", verdict: "CREATE", count: 2 },
      { __typename: "RowVerdictCount", verdict: "FAILED", count: 1 },
    ],
    problemFile: { __typename: "File", id: "f1", name: "people-problems.csv", url: "/files/f1?t=x" },
    ...changes,
  });

const at = (found: ImportStandingFragment | null) => ({
  request: { query: ImportDocument, variables: { id: "i1" } },
  result: { data: { fileImport: found } },
  maxUsageCount: 5,
});

const failedRow = {
  __typename: "FileImportRow" as const,
  ...{ id: "i1-4", row: 4, label: "Bola Eze", url: null, verdict: "FAILED" as const },
  cells: [
    {
      __typename: "FileImportCell" as const,
      ...{ column: 1, heading: "E-mail", text: "no address", problem: "Enter a valid email address." },
    },
  ],
  ...{ problem: "Email: Enter a valid email address.", changes: [], candidates: [], undo: null, undoReason: null },
};

const rows = (items: readonly object[], asked: unknown[] = []) => ({
  request: { query: ImportRowsDocument, variables: (variables: unknown) => asked.push(variables) > 0 },
  result: {
    data: {
      fileImportRows: {
        __typename: "FileImportRowPage",
        items,
        pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: items.length },
      },
    },
  },
  maxUsageCount: 9,
});

const sent = (
  document: object,
  field: (variables: Record<string, unknown>) => boolean,
  after: ImportStandingFragment,
) => ({
  request: { query: document, variables: field },
  result: { data: { changed: { __typename: "FileImportPayload", import: after, userErrors: [] } } },
});

const open = (mocks: readonly object[], role: Role = "super-admin") =>
  openAt(
    <Routes>
      <Route path="/app/system/imports/:importId" element={<ImportScreen />} />
    </Routes>,
    { at: "/app/system/imports/i1", mocks: mocks as never, session: aSession({ viewer: aViewer(role) }) },
  );

it("shows what each column is guessed to be, lets another be chosen, and checks the file by it", async () => {
  const asked: unknown[] = [];
  const check = sent(ImportCheckFileDocument, ({ input }) => asked.push(input) > 0, standing({ state: "CHECKING" }));
  const { user } = open([at(standing()), check]);
  const table = await screen.findByRole("region", { name: "Columns of the file" });
  expect(within(table).getByText("ada@example.com")).toBeVisible();
  await user.click(within(table).getByRole("button", { name: /Field of Name/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Email" }));
  await user.click(screen.getByRole("button", { name: "Check file" }));
  expect(await screen.findByText("Each row is tried out. Nothing is changed.")).toBeVisible();
  expect(asked[0]).toEqual({ mapping: ["email", null], dateOrder: null, restores: false });
});

it("shows the rows that failed first, links their file, and imports the others only when asked", async () => {
  const asked: unknown[] = [];
  const run = sent(
    ImportRunFileDocument,
    ({ leavesOut, fingerprint }) => leavesOut === true && fingerprint === "f",
    checked({ state: "IMPORTED", undoUntil: "2026-02-04T09:00:00.000Z" }),
  );
  const { user } = open([at(checked()), rows([failedRow], asked), run]);
  expect(await screen.findByText("Email: Enter a valid email address.")).toBeVisible();
  expect(asked[0]).toMatchObject({ import: "i1", verdict: ["FAILED"] });
  expect(screen.getByRole("status")).toHaveTextContent("2 to add, 1 failed.");
  expect(screen.getByRole("link", { name: "Download the rows that cannot be imported" })).toHaveAttribute(
    "href",
    "/files/f1?t=x",
  );
  await user.click(screen.getByRole("button", { name: "Import 2 rows" }));
  const dialog = await screen.findByRole("dialog", { name: "Import 2 rows and leave out 1 row?" });
  await user.click(within(dialog).getByRole("button", { name: "Import 2 rows" }));
  expect(await screen.findByText(/It can be undone until/)).toBeVisible();
});

it("lets a wrong cell be corrected in the check, and checks the file again", async () => {
  const asked: unknown[] = [];
  const mend = sent(ImportMendDocument, (variables) => asked.push(variables) > 0, standing({ state: "CHECKING" }));
  const { user } = open([at(checked()), rows([failedRow]), mend]);
  const box = await screen.findByRole("textbox", { name: "E-mail of row 4" });
  expect(box).toHaveValue("no address");
  expect(screen.queryByRole("button", { name: "Check 1 corrected row" })).toBeNull();
  await user.clear(box);
  await user.type(box, "bola@example.org");
  await user.click(screen.getByRole("button", { name: "Check 1 corrected row" }));
  expect(await screen.findByText("Each row is tried out. Nothing is changed.")).toBeVisible();
  expect(asked[0]).toMatchObject({ id: "i1", rows: [{ row: 4, cells: [{ column: 1, text: "bola@example.org" }] }] });
});

it("says how a file was read", async () => {
  open([at(standing({ notes: ["Only the sheet “People” was read; 1 other sheet was not."] }))]);
  expect(await screen.findByText(/Only the sheet “People” was read/)).toBeVisible();
});

it("says so where there is no such import", async () => {
  open([at(null)]);
  expect(await screen.findByText("Import not found.")).toBeVisible();
});

it("says why a file was not imported as it was checked, and checks it again", async () => {
  const text = "The records have changed since this file was checked. Check it again.";
  const refusal = { __typename: "RefusalError", message: text, code: "WRONG_STATE", path: [] };
  const all = checked({
    verdicts: [{ __typename: "RowVerdictCount", verdict: "CREATE", count: 2 }],
    problemFile: null,
  });
  const { user } = openAt(
    <Routes>
      <Route path="/imports/:importId" element={<ImportScreen />} />
    </Routes>,
    {
      at: "/imports/i1",
      mocks: [
        at(all),
        rows([]),
        {
          request: { query: ImportRunFileDocument, variables: () => true },
          result: { data: { changed: { __typename: "FileImportPayload", import: null, userErrors: [refusal] } } },
        },
        sent(ImportCheckFileDocument, () => true, { ...all, fingerprint: "g" }),
      ] as never,
    },
  );
  await user.click(await screen.findByRole("button", { name: "Import 2 rows" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  await user.click(screen.getByRole("button", { name: "Check again" }));
  expect(await screen.findByRole("button", { name: "Import 2 rows" })).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
});

it("offers to check an import again that was broken off, and not one whose file could not be read", async () => {
  const broken = { state: "FAILED" as const, error: "The records have changed.", problemFile: null };
  open([at(checked({ ...broken, fingerprint: "f" })), rows([])]);
  expect(await screen.findByRole("button", { name: "Check again" })).toBeVisible();
  cleanup();
  open([at(checked({ ...broken, fingerprint: null })), rows([])]);
  expect(await screen.findByRole("link", { name: "Import another file" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Check again" })).toBeNull();
});

const intoSchool = {
  __typename: "Curriculum" as const,
  ...{ id: "c1", name: "GCSE Igbo", slug: "gcse-igbo", shape: "SCHOOL" as const },
  region: { __typename: "Region" as const, id: "r1", code: "UK" },
};

it("shows of topics which curriculum they go into, and asks of no dates", async () => {
  const topics = standing({
    ...{ kind: "SCHOOL_TOPICS", fileName: "topics.csv", curriculum: intoSchool },
    ...{ headings: ["Subject", "Topic"], mapping: ["subject", "topic"], sample: [["Ide", "Aka"]] },
  });
  open([at(topics)]);
  expect(await screen.findByRole("link", { name: "GCSE Igbo" })).toHaveAttribute("href", "/app/tutoring/uk/gcse-igbo");
  expect(screen.getByText("Choose what each column is.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Dates/ })).toBeNull();
});

it("leads from imported topics to the next file for the same curriculum, and says what undoing archives", async () => {
  const done = checked({
    ...{ state: "IMPORTED", kind: "SCHOOL_TOPICS", curriculum: intoSchool, problemFile: null },
    undoUntil: "2026-02-04T09:00:00.000Z",
  });
  const row = { ...failedRow, label: "Ide › Aka", verdict: "CREATE" as const, problem: null };
  const { user } = open([at(done), rows([row])]);
  expect(await screen.findByText("Ide › Aka")).toBeVisible();
  expect(screen.getByRole("columnheader", { name: "Topic" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Import another file" })).toHaveAttribute(
    "href",
    "/app/tutoring/uk/gcse-igbo?do=import",
  );
  await user.click(screen.getByRole("button", { name: "Undo import" }));
  expect(await screen.findByRole("dialog", { name: "Undo the import of people.csv?" })).toHaveTextContent(
    "The topics that it added are archived.",
  );
});

it.each([
  ["WORDS", "content-manager", true],
  ["WORDS", "content-creator", false],
  ["CUSTOMERS", "content-manager", false],
  ["TUTORS", "admin", false],
] as const)("of %s, offers a %s to undo it: %s", async (kind, role, isOffered) => {
  const done = checked({
    ...{ state: "IMPORTED", kind, problemFile: null },
    undoUntil: "2026-02-04T09:00:00.000Z",
  });
  open([at(done), rows([])], role);
  expect(await screen.findByText(/It can be undone until/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo import" }) !== null).toBe(isOffered);
});
