import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { LearnerSearchDocument } from "../../customers/picker/learner-search.generated.ts";
import { aSchool } from "../testing/curricula.ts";
import { CurriculumTreeDocument } from "../tree/curriculum-tree.generated.ts";
import { CurriculumScreen } from "../tree/curriculum.screen.tsx";
import {
  CurriculumAttachDocument,
  CurriculumDetachDocument,
  CurriculumLearnersDocument,
  LearnerResourcesDocument,
  ProgressStartDocument,
  type AttachedLearnerFragment,
} from "./learners.generated.ts";

const at = "/app/tutoring/uk/gcse-igbo/reading/ekele?tab=learners";
const uk = { __typename: "Region", id: "r1", code: "UK", name: "United Kingdom" } as const;
const tree = {
  request: {
    query: CurriculumTreeDocument,
    variables: { slug: "gcse-igbo", regionCode: "uk", code: "uk", inRegion: true },
  },
  result: { data: { curriculumByAddress: aSchool(), regionByCode: uk } },
};

function anAttached(changes: Partial<AttachedLearnerFragment> = {}): AttachedLearnerFragment {
  return {
    __typename: "CurriculumAttachment",
    id: "a1",
    subdivisionIds: [],
    startDate: "2026-10-01",
    progress: [],
    learner: {
      __typename: "Learner",
      id: "l1",
      kind: "DEPENDENT",
      name: "Kelechi Eze",
      ageGroup: "FROM_5",
      payer: { __typename: "LearnerPayer", id: "p1", name: "Ngozi Eze", customerNumber: "C-000012" },
    },
    version: 1,
    ...changes,
  };
}

const people = (items: readonly AttachedLearnerFragment[], subdivisionId: string | null = "ekele", totalPages = 1) => ({
  request: { query: CurriculumLearnersDocument, variables: { curriculumId: "c1", subdivisionId, page: { number: 1 } } },
  result: {
    data: {
      curriculumAttachments: {
        __typename: "CurriculumAttachmentPage" as const,
        items,
        pageInfo: { __typename: "PageInfo" as const, number: 1, totalCount: items.length, totalPages },
      },
    },
  },
});

/** Any idempotency key, and these variables. */
const variables = (wanted: object) => (given: Record<string, unknown>) => {
  const { idempotencyKey, ...rest } = given;
  return typeof idempotencyKey === "string" && JSON.stringify(rest) === JSON.stringify(wanted);
};

function open(
  mocks: NonNullable<Parameters<typeof openAt>[1]>["mocks"] = [],
  where = at,
  role: "admin" | "content-manager" = "admin",
) {
  return openAt(
    <Routes>
      <Route path="/app/tutoring/:region/:curriculum" element={<CurriculumScreen />} />
      <Route path="/app/tutoring/:region/:curriculum/:subject/:topic" element={<CurriculumScreen />} />
    </Routes>,
    { at: where, session: aSession({ viewer: aViewer(role) }), mocks: [tree, ...mocks] },
  );
}

it("shows who follows a topic and takes them a step further", async () => {
  const done = { __typename: "TopicProgress" as const, subdivisionId: "ekele", state: "IN_PROGRESS" as const };
  const answer = { attachment: anAttached({ progress: [done], version: 2 }), userErrors: [] };
  const start = {
    request: {
      query: ProgressStartDocument,
      variables: variables({ id: "a1", version: 1, input: { subdivisionId: "ekele" } }),
    },
    result: { data: { progressStart: { __typename: "CurriculumAttachmentPayload" as const, ...answer } } },
  };
  const { user } = open([people([anAttached()]), start]);
  const row = (await screen.findByText("Kelechi Eze")).closest("li")!;
  expect(within(row).getByText("Dependent, 5 to 8 · C-000012, Ngozi Eze")).toBeVisible();
  expect(within(row).getByText("Not started")).toBeVisible();
  await user.click(within(row).getByRole("button", { name: "Start" }));
  expect(await within(row).findByText("In progress")).toBeVisible();
  expect(within(row).getByRole("button", { name: "Done" })).toBeVisible();
});

it("counts the topics that are done for the whole curriculum", async () => {
  const done = { __typename: "TopicProgress" as const, subdivisionId: "ekele", state: "DONE" as const };
  open([people([anAttached({ progress: [done] })], null)], "/app/tutoring/uk/gcse-igbo");
  expect(await screen.findByText("1 of 3 topics done")).toBeVisible();
});

it("offers no step with a topic that is not followed itself", async () => {
  open([people([anAttached({ subdivisionIds: ["nri"] })])]);
  await screen.findByText("Kelechi Eze");
  expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
});

it("says that nobody is here yet and leads to attaching", async () => {
  open([people([])]);
  expect(await screen.findByText("No learners here yet.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Attach learner" })).toHaveAttribute(
    "href",
    expect.stringContaining("do=attach"),
  );
});

it("shows no learners to those who may not read customers", async () => {
  open([], at, "content-manager");
  expect(await screen.findByRole("heading", { level: 2, name: "Ekele" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Learners here" })).toBeNull();
});

const learnerId = "a".repeat(24);
const found = {
  request: { query: LearnerSearchDocument, variables: { search: "", page: { number: 1, size: 20 } } },
  result: {
    data: {
      learners: {
        __typename: "LearnerPage" as const,
        items: [{ ...anAttached().learner!, id: learnerId, timeZone: "Europe/London", region: uk }],
        pageInfo: { __typename: "PageInfo" as const, totalCount: 1, totalIsEstimate: false },
      },
    },
  },
};

it("begins with the part one stands at", async () => {
  open([people([]), found], `${at}&do=attach`);
  const dialog = await screen.findByRole("dialog", { name: "Attach a learner to GCSE Igbo" });
  expect(within(dialog).getByText("Reading › Ekele")).toBeVisible();
});

it("asks for a learner, and tells a refusal of the server at the field", async () => {
  const refusal = {
    __typename: "FieldError" as const,
    message: "Kelechi Eze already follows GCSE Igbo.",
    code: "INVALID" as const,
    path: ["learnerId"],
  };
  const payload = { __typename: "CurriculumAttachmentPayload" as const, attachment: null, userErrors: [refusal] };
  const attach = {
    request: {
      query: CurriculumAttachDocument,
      variables: ({ input }: { input?: { learnerId: string; subdivisionIds: string[] } }) =>
        input?.learnerId === learnerId && input.subdivisionIds.length === 0,
    },
    result: { data: { curriculumAttach: payload } },
  };
  const { user } = open([people([], null), found, attach], "/app/tutoring/uk/gcse-igbo?do=attach");
  const dialog = await screen.findByRole("dialog", { name: "Attach a learner to GCSE Igbo" });
  await user.click(within(dialog).getByRole("button", { name: "Attach learner" }));
  expect(await within(dialog).findByText("Learner is required.")).toBeVisible();
  // The refused field has the focus.
  await user.keyboard("{ArrowDown}");
  await user.click(await screen.findByRole("option", { name: /Kelechi Eze/ }));
  await user.click(within(dialog).getByRole("button", { name: "Attach learner" }));
  expect(await within(dialog).findByText("Kelechi Eze already follows GCSE Igbo.")).toBeVisible();
});

it("asks before it detaches, and offers to take it back", async () => {
  const gone = {
    ...anAttached({ version: 2 }),
    curriculum: { __typename: "Curriculum" as const, id: "c1", attachedLearners: 0 },
  };
  const detach = {
    request: { query: CurriculumDetachDocument, variables: variables({ id: "a1", version: 1 }) },
    result: {
      data: {
        curriculumDetach: { __typename: "CurriculumAttachmentPayload" as const, attachment: gone, userErrors: [] },
      },
    },
  };
  const { user } = open([people([anAttached()]), detach, people([])], `${at}&do=detach&who=a1`);
  const dialog = await screen.findByRole("dialog", { name: "Detach Kelechi Eze?" });
  await user.click(within(dialog).getByRole("button", { name: "Detach learner" }));
  expect(await screen.findByText("Kelechi Eze no longer follows GCSE Igbo.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Detach Kelechi Eze?" })).toBeNull());
});

it("shows a learner's resources with the parts they belong to", async () => {
  const resource = (id: string, title: string, url: string) => ({
    __typename: "LessonResource" as const,
    id,
    title,
    kind: "DOCUMENT" as const,
    url,
    subdivisionId: "ekele",
  });
  const resources = [
    resource("1", "Worksheet", "https://www.example.org/a.pdf"),
    resource("2", "Lesson", "/app/content/x"),
  ];
  const read = {
    request: { query: LearnerResourcesDocument, variables: { id: "l1" } },
    result: { data: { learner: { __typename: "Learner" as const, id: "l1", name: "Kelechi Eze", resources } } },
  };
  open([people([anAttached()]), read], `${at}&do=resources&who=a1`);
  const drawer = await screen.findByRole("dialog", { name: "Resources of Kelechi Eze" });
  expect(await within(drawer).findByText("Ekele · Document · example.org")).toBeVisible();
  expect(within(drawer).getByRole("link", { name: "Lesson" })).toHaveAttribute("href", "/app/content/x");
});
