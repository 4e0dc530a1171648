import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { openAt } from "../../../../testing/open-at.tsx";
import {
  BookedLessonAgreeRescheduleDocument,
  BookedLessonDeclineTimeDocument,
  BookedLessonProposeTimeDocument,
  BookedLessonSettleDocument,
} from "../agreement-mutations.generated.ts";
import { BookedFacts } from "../booked-facts.tsx";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "../booked-record.generated.ts";
import { aLesson } from "../testing/lessons.ts";
import { AgreeForm } from "./agree.form.tsx";
import { BookedReasonDialog } from "./booked-reasons.tsx";
import { ProposeTimeForm } from "./propose-time.form.tsx";
import { SettleForm } from "./settle.form.tsx";

const pending = aLesson({
  status: "RESCHEDULE_PENDING",
  reschedule: {
    __typename: "LessonReschedule",
    status: "PROPOSED",
    byKind: "CUSTOMER",
    at: "2026-11-20T10:00:00.000Z",
    reason: "TRAVEL",
    note: null,
    inTime: true,
    expiresAt: "2026-11-27T10:00:00.000Z",
    proposals: [
      {
        __typename: "ProposedTime",
        startAt: "2026-12-03T17:30:00.000Z",
        byKind: "TUTOR",
        note: null,
        at: "2026-11-21T10:00:00.000Z",
        answer: null,
      },
    ],
  },
});
const disputed = aLesson({
  status: "DISPUTED",
  dispute: {
    __typename: "LessonDispute",
    byKind: "CUSTOMER",
    at: "2026-12-02T10:00:00.000Z",
    reason: "It began late.",
  },
  settlement: {
    __typename: "LessonSettlement",
    minutes: 60,
    chargeMinutes: 60,
    chargeBp: 10_000,
    payMinutes: 60,
    payBp: 10_000,
    sentence: "Charged 100%: the lesson was given. The tutor is paid 100%.",
    at: "2026-12-01T19:00:00.000Z",
  },
  money: {
    __typename: "LessonMoney",
    ...({ state: "RESTING", currency: "GBP", usedMinutes: 45, usedAmount: 0 } as const),
    ...{ earned: 1500, toBill: 300, billed: 0, invoice: null, parts: [] },
  },
});
const saved = { saved: { __typename: "BookedLessonPayload", record: aLesson({ version: 4 }), userErrors: [] } };
const mutations = [
  BookedLessonAgreeRescheduleDocument,
  BookedLessonProposeTimeDocument,
  BookedLessonDeclineTimeDocument,
  BookedLessonSettleDocument,
];

function opened(dialog: ReactElement, lesson: BookedLessonRecordFragment) {
  const mocks = [
    {
      request: { query: BookedLessonRecordDocument, variables: { id: lesson.id } },
      result: { data: { record: lesson } },
    },
    ...mutations.map((query) => ({ request: { query, variables: () => true }, result: { data: saved } })),
  ];
  return openAt(dialog, { at: "/", mocks: mocks as never });
}
type Asked = ReturnType<typeof opened>["asked"];
const sentBy = (asked: Asked, name: string) => asked.find(({ operationName }) => operationName === name)?.variables;

it("agrees to the time that is proposed, by the clock of the lesson", async () => {
  const onClose = jest.fn();
  const { user, asked } = opened(<AgreeForm name="agree" id={pending.id} onClose={onClose} />, pending);
  expect(await screen.findByLabelText(/At what time/)).toHaveValue("17:30");
  await user.click(screen.getByRole("button", { name: "Move lesson" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentBy(asked, "BookedLessonAgreeReschedule")).toMatchObject({
    version: 3,
    input: { date: "2026-12-03", time: "17:30", despite: false },
  });
});

it("proposes a time for whom it says, and asks why one is declined", async () => {
  const onClose = jest.fn();
  const first = opened(<ProposeTimeForm name="proposeTime" id={pending.id} onClose={onClose} />, pending);
  await first.user.click(await screen.findByRole("combobox", { name: /Who proposes it/ }));
  await first.user.click(await screen.findByRole("option", { name: "The tutor" }));
  await first.user.click(screen.getByRole("button", { name: "Propose time" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentBy(first.asked, "BookedLessonProposeTime")).toMatchObject({
    input: { byKind: "TUTOR", date: "2026-12-01", time: "18:00", note: null },
  });
});

it("asks why a time is declined", async () => {
  const onClose = jest.fn();
  const { user, asked } = opened(<BookedReasonDialog name="declineTime" id={pending.id} onClose={onClose} />, pending);
  await user.type(await screen.findByLabelText(/Internal note/), "At work then");
  await user.click(screen.getByRole("button", { name: "Decline time" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentBy(asked, "BookedLessonDeclineTime")).toMatchObject({ version: 3, reason: "At work then" });
});

it("settles a dispute with per cents of the price and of the pay, beginning with what it came to", async () => {
  const onClose = jest.fn();
  const { user, asked } = opened(<SettleForm name="settle" id={disputed.id} onClose={onClose} />, disputed);
  expect(await screen.findByText(/The customer says: It began late./)).toBeVisible();
  const charge = screen.getByLabelText(/Charge/);
  expect(charge).toHaveValue("100");
  await user.clear(charge);
  await user.type(charge, "50");
  await user.type(screen.getByLabelText(/Internal note/), "Half of it was given.");
  await user.click(screen.getByRole("button", { name: "Settle dispute" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentBy(asked, "BookedLessonSettle")).toMatchObject({
    input: { outcome: "COMPLETED", chargePercent: 50, payPercent: 100, reason: "Half of it was given." },
  });
});

it("tells what a lesson comes to, that its money rests, and which times were proposed", async () => {
  const facts = opened(<BookedFacts name="view" id={disputed.id} onClose={jest.fn()} />, disputed);
  expect(await screen.findByText("45 min of credit, £3.00 to be billed, resting")).toBeVisible();
  expect(screen.getByRole("link", { name: "Settle dispute" })).toBeVisible();
  facts.unmount();
  opened(<BookedFacts name="view" id={pending.id} onClose={jest.fn()} />, pending);
  expect(await screen.findByText(/by the tutor: not answered yet/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Decline the time" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Propose a time" })).toBeNull();
});

it("tells who moved a lesson, how long before and why", async () => {
  const move = {
    ...({ __typename: "LessonMove", byKind: "CUSTOMER", at: "2026-11-30T18:00:00.000Z", reason: "TRAVEL" } as const),
    ...{ note: "To Enugu", noticeMinutes: 370, inTime: false },
  };
  const moved = aLesson({ status: "RESCHEDULED", move });
  opened(<BookedFacts name="view" id={moved.id} onClose={jest.fn()} />, moved);
  expect(await screen.findByText("The customer, 6 h 10 min before the start, late: Travel. To Enugu")).toBeVisible();
});
