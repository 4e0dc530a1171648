import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { aSchool } from "../testing/curricula.ts";
import { CurriculumTreeDocument } from "../tree/curriculum-tree.generated.ts";
import { CurriculumScreen } from "../tree/curriculum.screen.tsx";
import { ImportCheckDocument, ImportRunDocument, LastImportDocument } from "./import.generated.ts";

const uk = { __typename: "Region", id: "r1", code: "UK", name: "United Kingdom" } as const;
const tree = {
  request: {
    query: CurriculumTreeDocument,
    variables: { slug: "gcse-igbo", regionCode: "uk", code: "uk", inRegion: true },
  },
  result: { data: { curriculumByAddress: aSchool(), regionByCode: uk } },
};
const noImport = {
  request: { query: LastImportDocument, variables: { curriculumId: "c1" } },
  result: { data: { curriculumLastImport: null } },
  maxUsageCount: 5,
};
const csv = "Subject,Topic\nReading,Ụlọ\nReading,\n";
const input = { fileName: "topics.csv", csv };
const line = (n: number, topic: string, reason: string | null) => ({
  __typename: "ImportLine" as const,
  line: n,
  path: ["Reading", topic],
  verdict: reason === null ? ("CREATE" as const) : ("PROBLEM" as const),
  reason,
});
const check = {
  __typename: "ImportCheck" as const,
  rows: [line(2, "Ụlọ", null), line(3, "", "Topic is required.")],
  parts: 1,
  create: 1,
  unchanged: 0,
  problems: 1,
  problemFile: "Subject,Topic,Problem",
  fingerprint: "f",
};
const imported = {
  __typename: "CurriculumImport" as const,
  id: "i1",
  fileName: "topics.csv",
  parts: 1,
  unchanged: 0,
  leftOut: 1,
  undoneAt: null,
  updatedBy: null,
  version: 1,
  createdAt: "2026-10-21T09:00:00.000Z",
};
const school = aSchool();
const curriculum = {
  __typename: "Curriculum" as const,
  id: "c1",
  counts: school.counts,
  subdivisions: school.subdivisions,
};

const checked = {
  request: {
    query: ImportCheckDocument,
    variables: ({ input: sent }: { input?: object }) => JSON.stringify(sent) === JSON.stringify(input),
  },
  result: {
    data: {
      curriculumImportCheck: { __typename: "CurriculumImportCheckPayload" as const, check, userErrors: [] },
    },
  },
};
const run = {
  request: {
    query: ImportRunDocument,
    variables: (sent: { fingerprint?: string; leaveOutProblems?: boolean }) =>
      sent.fingerprint === "f" && sent.leaveOutProblems === true,
  },
  result: {
    data: {
      curriculumImport: {
        __typename: "CurriculumImportPayload" as const,
        import: imported,
        curriculum,
        userErrors: [],
      },
    },
  },
};

async function open(mocks: NonNullable<Parameters<typeof openAt>[1]>["mocks"] = []) {
  const { user } = openAt(
    <Routes>
      <Route path="/app/tutoring/:region/:curriculum" element={<CurriculumScreen />} />
    </Routes>,
    {
      at: "/app/tutoring/uk/gcse-igbo?do=import",
      session: aSession({ viewer: aViewer("content-manager") }),
      mocks: [tree, noImport, ...mocks],
    },
  );
  return { user, dialog: await screen.findByRole("dialog", { name: "Import topics into GCSE Igbo" }) };
}

const give = (dialog: HTMLElement, file: File, user: { upload: (at: HTMLElement, file: File) => Promise<void> }) =>
  user.upload(within(dialog).getByLabelText("File of topics"), file);

it("says which columns and how much, then shows each line with its verdict, then what was done", async () => {
  const { user, dialog } = await open([checked, run]);
  expect(dialog).toHaveTextContent("Subject, Topic, Description, Outcomes, Minutes");
  expect(dialog).toHaveTextContent("At most 1,000 lines and 512 kB");
  await give(dialog, new File([csv], "topics.csv", { type: "text/csv" }), user);
  expect(await within(dialog).findByText("Topic is required.")).toBeVisible();
  expect(within(dialog).getByRole("status")).toHaveTextContent("1 topic to add · 0 unchanged · 1 problem");
  expect(within(dialog).getByRole("button", { name: "Download it with the reasons" })).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Import 1 topic" }));
  expect(await within(dialog).findByText(/added from topics.csv; 0 topics unchanged, 1 line left out/)).toBeVisible();
  expect(within(dialog).getByRole("button", { name: "Undo import" })).toBeVisible();
});

it("refuses what is no UTF-8, and what is too large, before anything is sent", async () => {
  const { user, dialog } = await open();
  await give(dialog, new File([new Uint8Array([0x53, 0xe9, 0x2c])], "a.csv", { type: "text/csv" }), user);
  expect(await within(dialog).findByText(/^The file is not in UTF-8/)).toBeVisible();
  await give(dialog, new File(["x".repeat(600_000)], "b.csv", { type: "text/csv" }), user);
  expect(await within(dialog).findByText("The file must be 512 kB or smaller.")).toBeVisible();
});
