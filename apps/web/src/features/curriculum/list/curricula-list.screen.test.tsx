import { act, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../testing/open-at.tsx";
import { RegionChoicesDocument } from "../../regions/region-choices.public.ts";
import { RegionInAddressDocument } from "../region/region-in-address.generated.ts";
import {
  CurriculaListDocument,
  type CurriculaListQueryVariables,
  type CurriculumRowFragment,
} from "./curricula-list.generated.ts";
import { CurriculaListScreen } from "./curricula-list.screen.tsx";

const uk = { __typename: "Region", id: "r1", code: "UK", name: "United Kingdom", active: true } as const;
const gcse: CurriculumRowFragment = {
  __typename: "Curriculum",
  id: "c1",
  name: "GCSE Igbo",
  slug: "gcse-igbo",
  region: uk,
  subject: "Igbo",
  shape: "SCHOOL",
  status: "ACTIVE",
  counts: [
    { __typename: "SubdivisionCount", type: "SUBJECT", count: 1 },
    { __typename: "SubdivisionCount", type: "TOPIC", count: 11 },
  ],
  updatedAt: "2026-10-21T09:00:00.000Z",
  updatedBy: { __typename: "StaffUser", id: "s1", name: "Chidịnma Okeke" },
};

const first: CurriculaListQueryVariables = { page: { number: 1, size: 25 }, sort: "NAME_ASC", filter: {} };
const listed = (items: CurriculumRowFragment[], variables = first) => ({
  request: { query: CurriculaListDocument, variables },
  result: {
    data: {
      page: {
        __typename: "CurriculumPage",
        items,
        pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: items.length },
      },
    },
  },
});
const choices = {
  request: { query: RegionChoicesDocument },
  result: { data: { regions: { __typename: "RegionPage", items: [uk] } } },
};
const regionAt = (code: string, regionByCode: typeof uk | null) => ({
  request: { query: RegionInAddressDocument, variables: { code } },
  result: { data: { regionByCode } },
});

const lists = (
  <Routes>
    <Route path="/app/tutoring/curriculums" element={<CurriculaListScreen />} />
    <Route path="/app/tutoring/:region/curriculums" element={<CurriculaListScreen />} />
  </Routes>
);
const open = (at: string, mocks: NonNullable<Parameters<typeof openAt>[1]>["mocks"]) =>
  openAt(lists, { at, mocks: [choices, ...(mocks ?? [])], elsewhere: "/404" });

it("asks for what the address says, and shows parts, region and who changed what", async () => {
  const filter = {
    search: "igbo",
    regionId: "r1",
    subject: ["Igbo"],
    shape: ["SCHOOL" as const],
    status: ["ACTIVE" as const],
  };
  const variables: CurriculaListQueryVariables = { page: { number: 1, size: 25 }, sort: "UPDATED_DESC", filter };
  open("/app/tutoring/curriculums?q=igbo&region=r1&subject=Igbo&shape=SCHOOL&status=ACTIVE&sort=UPDATED_DESC", [
    listed([gcse], variables),
  ]);
  expect(await screen.findByRole("link", { name: "GCSE Igbo" })).toHaveAttribute("href", "/app/tutoring/uk/gcse-igbo");
  expect(screen.getByText("1 subject · 11 topics")).toBeVisible();
  expect(screen.getByText("Chidịnma Okeke")).toBeVisible();
});

it("leads a school for all regions through a region", async () => {
  open("/app/tutoring/curriculums", [listed([{ ...gcse, region: null }])]);
  expect(await screen.findByText("All regions")).toBeVisible();
  expect(await screen.findByRole("link", { name: "GCSE Igbo" })).toHaveAttribute("href", "/app/tutoring/uk/gcse-igbo");
});

it("asks for the curricula of the region in the path, in any case", async () => {
  open("/app/tutoring/UK/curriculums", [regionAt("UK", uk), listed([], { ...first, filter: { regionId: "r1" } })]);
  expect(await screen.findByText("No curriculums in this region.")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Curriculums in United Kingdom" })).toBeVisible();
});

it("says so of an unknown region, with the way to all curriculums", async () => {
  open("/app/tutoring/zz/curriculums", [regionAt("zz", null)]);
  expect(await screen.findByRole("heading", { name: "Region not found." })).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to curriculums" })).toHaveAttribute("href", "/app/tutoring/curriculums");
});

it("keeps the rows when regions are missing, and says so", async () => {
  const answer = listed([{ ...gcse, region: null }]);
  const errors = [{ message: "v2 is unavailable.", path: ["curriculums", "items", 0, "region"] }];
  open("/app/tutoring/curriculums", [{ ...answer, result: { ...answer.result, errors } }]);
  expect(await screen.findByText("Regions are unavailable right now.")).toBeVisible();
  expect(screen.queryByText("All regions")).toBeNull();
});

it.each([
  ["missing", [{ message: "v2 is unavailable.", path: ["curriculums", "items", 0, "updatedBy"] }], /^Wed 21 Oct–$/],
  ["nobody", [], /^Wed 21 Oct$/],
])("tells those who changed a curriculum that are %s from each other", async (_, errors, changed) => {
  const answer = listed([{ ...gcse, updatedBy: null }]);
  open("/app/tutoring/curriculums", [
    { ...answer, result: { ...answer.result, ...(errors.length > 0 && { errors }) } },
  ]);
  const row = (await screen.findByRole("link", { name: "GCSE Igbo" })).closest("tr");
  expect(row?.lastElementChild).toHaveTextContent(changed);
});

it("stands with its rows at once when one comes back, and only then asks what is new", async () => {
  const seen: { rows: number; bars: number; asked: number }[] = [];
  const asked: unknown[] = [];
  /** Runs once what is beside it is in the page, before anything is painted. */
  function Witness() {
    useLayoutEffect(() => {
      const [rows, bars] = ["tbody [data-opener]", "caption"].map((one) => document.querySelectorAll(one).length);
      seen.push({ rows: rows ?? 0, bars: bars ?? 0, asked: asked.length });
    }, []);
    return null;
  }
  const portal = (
    <Routes>
      <Route
        path="/app/tutoring/curriculums"
        element={
          <>
            <CurriculaListScreen />
            <Witness />
          </>
        }
      />
      <Route path="*" element={<p>a tree</p>} />
    </Routes>
  );
  const opened = openAt(portal, {
    at: "/app/tutoring/curriculums",
    mocks: [choices, choices, listed([gcse]), listed([gcse])],
  });
  await screen.findByRole("link", { name: "GCSE Igbo" });
  await act(() => opened.router.navigate("/app/tutoring/uk/gcse-igbo"));
  expect(screen.getByText("a tree")).toBeVisible();
  seen.length = 0;
  opened.asked.push = (...more) => asked.push(...more);
  await act(() => opened.router.navigate(-1));
  expect(seen).toEqual([{ rows: 1, bars: 0, asked: 0 }]);
  await waitFor(() => expect(asked).toHaveLength(2));
});
