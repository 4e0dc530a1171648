import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { HistoryDocument } from "../../../shared/history/history.generated.ts";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { RegionChoicesDocument } from "../../regions/region-choices.public.ts";
import { TutorChoicesDocument } from "../../tutors/tutor-choices.generated.ts";
import { PodRecordDocument, type PodRecordFragment } from "../pod.generated.ts";
import { aPod } from "../testing/pods.ts";
import { PodMembersDocument, type PodMemberFragment } from "./pod-members.generated.ts";
import { PodScreen } from "./pod.screen.tsx";

const { id, members } = aPod();
const record = (pod: PodRecordFragment | null) => ({
  request: { query: PodRecordDocument, variables: { id } },
  result: { data: { record: pod } },
});
const memberOf = (
  { learner, learnerId, shareBp }: PodRecordFragment["members"][number],
  leftAt: string | null,
): PodMemberFragment => ({
  __typename: "PodMember",
  learnerId,
  shareBp,
  joinedAt: "2026-01-05T09:00:00.000Z",
  leftAt,
  learner: learner && { ...learner, kind: "DEPENDENT", ageGroup: "FROM_9", timeZone: "Africa/Lagos" },
});
const people = {
  request: { query: PodMembersDocument, variables: { id } },
  result: {
    data: {
      customerPod: {
        __typename: "CustomerPod",
        id,
        members: members.slice(0, 1).map((one) => memberOf(one, null)),
        formerMembers: members.slice(1).map((one) => memberOf(one, "2026-03-02T09:00:00.000Z")),
      },
    },
  },
};
const history = {
  request: { query: HistoryDocument, variables: { kind: "CUSTOMER_POD", id, first: 20 } },
  result: {
    data: {
      history: {
        __typename: "HistoryConnection",
        edges: [
          {
            __typename: "HistoryEdge",
            node: {
              __typename: "HistoryEntry",
              id: "e1",
              at: "2026-03-02T09:00:00.000Z",
              action: "UPDATED",
              changedBy: "Ada Obi",
              isOwn: false,
              reason: null,
              version: 3,
              changes: [
                {
                  __typename: "FieldChange",
                  field: "members",
                  before: [{ learnerId: "l1", name: "Ada Ozo", shareBp: 10_000 }],
                  after: [{ learnerId: "l1", name: "Ada Ozo", shareBp: 7500 }],
                },
              ],
            },
          },
        ],
        pageInfo: { __typename: "CursorPageInfo", endCursor: null, hasNextPage: false },
      },
    },
  },
};
const choices = [
  { request: { query: RegionChoicesDocument }, result: { data: { regions: { __typename: "RegionPage", items: [] } } } },
  { request: { query: TutorChoicesDocument }, result: { data: { onboardedTutors: [] } } },
];

const open = (pod: PodRecordFragment | null, search = "", role?: "content-manager") =>
  openAt(
    <Routes>
      <Route path="/pods/:podId" element={<PodScreen />} />
    </Routes>,
    {
      at: `/pods/${id}${search}`,
      mocks: [record(pod), people, history, ...choices] as never,
      ...(role && { session: aSession({ viewer: aViewer({ role: "CONTENT_MANAGER" } as never) }) }),
    },
  );

it("says what the pod learns, with whom, and who left it, each a link to who pays", async () => {
  open(aPod());
  expect(await screen.findByRole("heading", { level: 1, name: "Ozo cousins" })).toBeVisible();
  expect(screen.getByText("· Igbo · beginner")).toBeVisible();
  expect(screen.getByRole("link", { name: "United Kingdom" })).toBeVisible();
  const ada = await screen.findByRole("link", { name: "Ada Ozo" });
  expect(ada).toHaveAttribute("href", `/app/tutoring/customers/${members[0]?.learner?.payer.id}`);
  const left = within(screen.getByRole("region", { name: "Left the pod" }));
  expect(left.getByRole("link", { name: "Bo Ozo" })).toBeVisible();
});

it("asks for the activity only when its tab is opened, and reads members by name and share", async () => {
  const { user, asked } = open(aPod());
  await screen.findByRole("link", { name: "Ada Ozo" });
  expect(asked.map(({ operationName }) => operationName)).not.toContain("History");
  await user.click(screen.getByRole("link", { name: "Activity" }));
  expect(await screen.findByText("Ada Obi changed Members from Ada Ozo 100% to Ada Ozo 75%.")).toBeVisible();
});

it.each([
  ["FORMING", ["Edit", "Activate"]],
  ["PAUSED", ["Edit", "Resume"]],
  ["CLOSED", ["Reopen"]],
] as const)("offers what a pod that is %s can go on to", async (status, names) => {
  open(aPod({ status }));
  await screen.findByRole("link", { name: "Ada Ozo" });
  for (const name of names) expect(screen.getByRole("link", { name })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Pause" })).toBeNull();
});

it("says so where there is no such pod, and leads back to the list", async () => {
  open(null);
  expect(await screen.findByText("Pod not found.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to customer pods" })).toHaveAttribute(
    "href",
    "/app/tutoring/customer-pods",
  );
});
