import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { aSchool } from "../testing/curricula.ts";
import { CurriculumTreeDocument } from "../tree/curriculum-tree.generated.ts";
import { CurriculumScreen } from "../tree/curriculum.screen.tsx";
import { LastImportDocument, type TopicsImportedFragment } from "./import.generated.ts";
import { templateOf } from "./template.ts";

const uk = { __typename: "Region", id: "r1", code: "UK", name: "United Kingdom" } as const;
const tree = {
  request: {
    query: CurriculumTreeDocument,
    variables: { slug: "gcse-igbo", regionCode: "uk", code: "uk", inRegion: true },
  },
  result: { data: { curriculumByAddress: aSchool(), regionByCode: uk } },
};
const lastImport = (items: readonly TopicsImportedFragment[]) => ({
  request: { query: LastImportDocument, variables: { curriculumId: "c1" } },
  result: { data: { fileImports: { __typename: "FileImportPage" as const, items } } },
  maxUsageCount: 5,
});
const imported: TopicsImportedFragment = {
  __typename: "FileImport",
  id: "i1",
  state: "UNDONE",
  fileName: "topics.csv",
  createdAt: "2026-10-21T09:00:00.000Z",
  verdicts: [
    { __typename: "RowVerdictCount", verdict: "CREATE", count: 2 },
    { __typename: "RowVerdictCount", verdict: "FAILED", count: 1 },
  ],
  owner: { __typename: "StaffUser", id: "u1", name: "Ada Obi" },
};

function open(at: string, mocks: NonNullable<Parameters<typeof openAt>[1]>["mocks"] = []) {
  return openAt(
    <Routes>
      <Route path="/app/tutoring/:region/:curriculum" element={<CurriculumScreen />} />
    </Routes>,
    { at, session: aSession({ viewer: aViewer("content-manager") }), mocks: [tree, ...mocks] },
  );
}

it("says which columns and how much, and refuses what is too large before anything is sent", async () => {
  const { user } = open("/app/tutoring/uk/gcse-igbo?do=import", [lastImport([])]);
  const dialog = await screen.findByRole("dialog", { name: "Import topics into GCSE Igbo" });
  expect(dialog).toHaveTextContent("Subject, Topic, Description, Outcomes, Minutes");
  expect(dialog).toHaveTextContent("up to 20 MB and 50,000 rows");
  const file = new File(["x"], "topics.csv", { type: "text/csv" });
  // Only said to be so large: jsdom takes its time over as many letters.
  Object.defineProperty(file, "size", { value: 21 * 1024 * 1024 });
  await user.upload(within(dialog).getByLabelText(/File of topics/), file);
  expect(await within(dialog).findByText("The file must be 20 MB or smaller.")).toBeVisible();
});

it("says what was imported last and whether it stands, with the way to it", async () => {
  open("/app/tutoring/uk/gcse-igbo", [lastImport([imported])]);
  const link = await screen.findByRole("link", { name: "topics.csv" });
  expect(link).toHaveAttribute("href", "/app/system/imports/i1");
  expect(link.closest("p")).toHaveTextContent(/^2 topics imported from topics\.csv by Ada Obi, .+; undone\.$/);
});

it("offers a template that has every column and can be read as it is", () => {
  const [head, example] = templateOf("school").replace("\uFEFF", "").trim().split("\r\n");
  expect(head).toBe("Subject,Topic,Description,Outcomes,Minutes");
  expect(example?.split(",")).toHaveLength(5);
});
