import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aPart, aSchool } from "../testing/curricula.ts";
import { CurriculumTreeDocument } from "../tree/curriculum-tree.generated.ts";
import { CurriculumScreen } from "../tree/curriculum.screen.tsx";
import { CopyParentsDocument, CopyTargetsDocument, SubdivisionCopyDocument } from "./copy-part.generated.ts";

const uk = { __typename: "Region", id: "r1", code: "UK", name: "United Kingdom" } as const;
const tree = {
  request: {
    query: CurriculumTreeDocument,
    variables: { slug: "gcse-igbo", regionCode: "uk", code: "uk", inRegion: true },
  },
  result: { data: { curriculumByAddress: aSchool(), regionByCode: uk } },
};
const target = {
  __typename: "Curriculum" as const,
  id: "c2",
  name: "WAEC Igbo",
  slug: "waec",
  shape: "SCHOOL" as const,
  region: uk,
};
const targets = {
  request: { query: CopyTargetsDocument, variables: { shape: "SCHOOL" as const, page: { number: 1, size: 100 } } },
  result: {
    data: {
      curriculums: {
        __typename: "CurriculumPage" as const,
        items: [target],
        pageInfo: { __typename: "PageInfo" as const, totalCount: 1 },
      },
    },
  },
};
const parents = {
  request: { query: CopyParentsDocument, variables: { id: "c2" } },
  result: {
    data: {
      curriculum: {
        __typename: "Curriculum" as const,
        id: "c2",
        subdivisions: [aPart("s9", { curriculumId: "c2", type: "SUBJECT", name: "Writing" })],
      },
    },
  },
};

it("asks where to, offers only places where the part can stand, and tells a refusal there", async () => {
  const refusal = {
    __typename: "FieldError" as const,
    message: "Ekele already exists here.",
    code: "INVALID" as const,
    path: ["parentId"],
  };
  const copy = {
    request: {
      query: SubdivisionCopyDocument,
      variables: ({ id, input }: { id?: string; input?: object }) =>
        id === "ekele" &&
        JSON.stringify(input) === JSON.stringify({ parentId: "s9", withResources: true, curriculumId: "c2" }),
    },
    result: {
      data: {
        subdivisionCopy: {
          __typename: "SubdivisionCopyPayload" as const,
          subdivision: null,
          copied: null,
          curriculum: null,
          userErrors: [refusal],
        },
      },
    },
  };
  const { user } = openAt(
    <Routes>
      <Route path="/app/tutoring/:region/:curriculum/:subject/:topic" element={<CurriculumScreen />} />
    </Routes>,
    {
      at: "/app/tutoring/uk/gcse-igbo/reading/ekele?do=copy-part",
      session: aSession(),
      mocks: [tree, targets, parents, copy],
    },
  );
  const dialog = await screen.findByRole("dialog", { name: "Copy Ekele" });
  await user.click(within(dialog).getByRole("button", { name: "Copy topic" }));
  expect(await within(dialog).findByText("Under is required.")).toBeVisible();
  await user.click(within(dialog).getByRole("combobox", { name: "Curriculum" }));
  await user.click(await screen.findByRole("option", { name: /WAEC Igbo/ }));
  await user.click(within(dialog).getByRole("combobox", { name: "Under" }));
  await user.click(await screen.findByRole("option", { name: "Writing" }));
  await user.click(within(dialog).getByRole("button", { name: "Copy topic" }));
  expect(await within(dialog).findByText("Ekele already exists here.")).toBeVisible();
});
