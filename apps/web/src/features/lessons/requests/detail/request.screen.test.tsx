import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../../testing/open-at.tsx";
import { LessonRequestClaimDocument } from "../request-mutations.generated.ts";
import {
  LessonRequestMatchesDocument,
  LessonRequestRecordDocument,
  type LessonRequestRecordFragment,
  type ProposalItemFragment,
  type TutorMatchItemFragment,
} from "../request.generated.ts";
import { aRequest } from "../testing/requests.ts";
import { RequestScreen } from "./request.screen.tsx";

const reason = (given: Partial<TutorMatchItemFragment["reasons"][number]>) => ({
  __typename: "MatchReasonGiven" as const,
  reason: "NATIVE_SPEAKER" as const,
  speaksFor: true,
  count: null,
  of: null,
  at: null,
  ...given,
});
const match: TutorMatchItemFragment = {
  __typename: "TutorMatch",
  tutor: { __typename: "Tutor", id: "7".repeat(24), name: "Adaeze Obi", timeZone: "Africa/Lagos", status: "ACTIVE" },
  isFree: true,
  reasons: [
    reason({ reason: "SUBJECT_AND_LEVEL" }),
    reason({ reason: "ALL_TIMES", count: 1, of: 1 }),
    reason({ reason: "SHIFTS", speaksFor: false, at: "2027-03-30T17:00:00.000Z" }),
  ],
  firstSlots: [{ __typename: "FreeSlot", time: 0, start: "2026-11-24T18:00:00.000Z", end: "2026-11-24T18:45:00.000Z" }],
  nearestSlots: [],
};

function open(request: LessonRequestRecordFragment, ...mocks: object[]) {
  const known = [
    {
      request: { query: LessonRequestRecordDocument, variables: { id: request.id } },
      result: { data: { record: request } },
    },
    {
      request: { query: LessonRequestMatchesDocument, variables: { id: request.id } },
      result: { data: { lessonRequest: { __typename: "LessonRequest", id: request.id, matches: [match] } } },
      maxUsageCount: 5,
    },
  ];
  return openAt(
    <Routes>
      <Route path="/requests/:requestId" element={<RequestScreen />} />
    </Routes>,
    { at: `/requests/${request.id}`, mocks: [...known, ...mocks] as never },
  );
}

it("shows who asks and for what, and ranks tutors with reasons in words and the first lesson by both clocks", async () => {
  open(aRequest());
  expect(await screen.findByRole("heading", { name: "R-000063: Igbo", level: 1 })).toBeVisible();
  expect(screen.getByRole("link", { name: "Ngozi Eze" })).toHaveAttribute(
    "href",
    `/app/tutoring/customers/${"c".repeat(24)}`,
  );
  expect(screen.getByRole("link", { name: "Tobi Eze · 5 to 8" })).toBeVisible();
  expect(screen.getByText("1 × 45 min a week")).toBeVisible();
  const tutor = (await screen.findByRole("link", { name: "Adaeze Obi" })).closest("li") as HTMLElement;
  expect(within(tutor).getByText("Teaches Igbo at beginner level")).toBeVisible();
  expect(within(tutor).getByText("Free at the time asked for")).toBeVisible();
  expect(within(tutor).getByText(/The clocks change: not free at this time from Tue 30 Mar/)).toBeVisible();
  expect(within(tutor).getByText(/18:00 London · .*19:00 Lagos/)).toBeVisible();
  expect(within(tutor).getByRole("link", { name: "Propose" })).toHaveAttribute(
    "href",
    expect.stringContaining("tutor="),
  );
});

it("says that nobody takes turns in its region, where it has no owner for that reason", async () => {
  open(aRequest({ regionIsStaffed: false }));
  expect(await screen.findByText("Nobody is assigned to United Kingdom")).toBeVisible();
});

it("makes the viewer its owner when they claim it", async () => {
  const request = aRequest();
  const claimed = {
    request: { query: LessonRequestClaimDocument, variables: () => true },
    result: {
      data: { saved: { __typename: "LessonRequestPayload", record: aRequest({ version: 3 }), userErrors: [] } },
    },
  };
  const { user } = open(request, claimed);
  await user.click(await screen.findByRole("button", { name: "Claim" }));
  expect(await screen.findByText("R-000063 is yours.")).toBeVisible();
});

const proposed: ProposalItemFragment = {
  __typename: "LessonProposal",
  id: "5".repeat(24),
  state: "OPEN",
  anchorTimeZone: "Europe/London",
  tutor: { __typename: "Tutor", id: "7".repeat(24), name: "Adaeze Obi", timeZone: "Africa/Lagos" },
  slots: [{ __typename: "ProposedSlot", weekday: 4, start: "17:30" }],
  startOn: "2026-11-26",
  endOn: null,
  lessonCount: null,
  priceAmount: 2250,
  priceCurrency: "GBP",
  billing: "ONGOING",
  note: null,
  sentBy: null,
  sentAt: "2026-11-22T11:00:00.000Z",
  expiresAt: "2026-11-24T11:00:00.000Z",
  tutorAnsweredAt: null,
  customerAnsweredAt: null,
  answerNote: null,
};
const asked = aRequest({
  status: "PROPOSED",
  proposals: [proposed],
  proposedTutor: { __typename: "Tutor", id: "7".repeat(24), name: "Adaeze Obi" },
});

it("opens on what was proposed instead of on a new search, until it is proposed to somebody else", async () => {
  open(asked);
  expect(await screen.findByRole("heading", { name: "Proposed" })).toBeVisible();
  expect(screen.getByText(/Thu 17:30 \(London\)/)).toBeVisible();
  expect(screen.queryByText("Tutors who could teach this")).toBeNull();
});

it("offers what the state allows, and proposes to nobody else while a tutor has been asked", async () => {
  const { user } = open(asked);
  expect(await screen.findByText("Proposed to")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Matches" }));
  const tutors = await screen.findAllByRole("link", { name: "Adaeze Obi" });
  expect(tutors.length).toBe(2);
  expect(screen.queryByRole("link", { name: "Propose" })).toBeNull();
  expect(screen.getByRole("link", { name: "Tutor accepts" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "More actions" }));
  expect(await screen.findByRole("menuitem", { name: "Withdraw proposal" })).toBeVisible();
});

it("offers no confirmation and says what is missing while it is unknown who is to be taught", async () => {
  const request = aRequest({ status: "TUTOR_ACCEPTED", customer: null, learner: null, region: null });
  const mocks = [
    {
      request: { query: LessonRequestRecordDocument, variables: { id: request.id } },
      result: {
        data: { record: request },
        errors: ["customer", "learner"].map((field) => ({ message: "Network error", path: ["record", field] })),
      },
    },
  ];
  openAt(
    <Routes>
      <Route path="/requests/:requestId" element={<RequestScreen />} />
    </Routes>,
    { at: `/requests/${request.id}`, mocks: mocks as never },
  );
  expect(await screen.findByText("Part of this request is unavailable right now.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  expect(screen.getAllByText("Unknown")).toHaveLength(2);
  expect(screen.queryByText("Themselves")).toBeNull();
  expect(screen.queryByRole("link", { name: "Customer accepts" })).toBeNull();
  expect(screen.getByText(/^Regular · asked/)).toBeVisible();
});
