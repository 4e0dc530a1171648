import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { aLesson } from "../testing/lessons.ts";
import { BookedLessonCancelDocument } from "../booked-mutations.generated.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";
import type { LessonComesToFragment } from "../../../../shared/records/comes-to.generated.ts";
import { CancelForm } from "./cancel.form.tsx";
import { openAt } from "../../../../testing/open-at.tsx";

const lesson = aLesson();
const mails = [
  { __typename: "MailShown", to: "ngozi@demo.test", name: "Ngozi Obi", subject: "Cancelled", text: "Dear Ngozi" },
  { __typename: "MailShown", to: "tutor@demo.test", name: null, subject: "Cancelled", text: "Dear tutor" },
] as const;
const comesTo: LessonComesToFragment = {
  __typename: "LessonComesTo",
  lesson: { __typename: "BookedLesson", id: lesson.id, startAt: lesson.startAt },
  settlement: {
    __typename: "SettlementRound",
    ...{ id: "s1", minutes: 60, chargeMinutes: 60, chargeBp: 10_000, payMinutes: 60, payBp: 5_000 },
    sentence: "Charged 100%: cancelled late. The tutor is paid 50%.",
  },
  money: {
    __typename: "LessonMoney",
    state: "TO_BILL",
    currency: "GBP",
    ...{ usedMinutes: 0, usedAmount: 0, toBill: 2250, billed: 0, parts: [] },
  },
  creditNotes: [],
};
const saved = { saved: { __typename: "BookedLessonPayload", record: aLesson({ version: 4 }), userErrors: [] } };
const open = (onClose = jest.fn()) =>
  openAt(<CancelForm name="cancel" id={lesson.id} onClose={onClose} />, {
    mails,
    comesTo: [comesTo],
    mocks: [
      {
        request: { query: BookedLessonRecordDocument, variables: { id: lesson.id } },
        result: { data: { record: lesson } },
      },
      { request: { query: BookedLessonCancelDocument, variables: () => true }, result: { data: saved } },
    ] as never,
  });

it("shows the emails before anything is pressed, once the form is whole", async () => {
  const { user } = open();
  const section = await screen.findByRole("region", { name: "Emails that will be sent" });
  expect(within(section).getByText("Fill in the form to see them.")).toBeVisible();
  await user.click(
    within(screen.getByRole("radiogroup", { name: /Who cancels/ })).getByRole("radio", { name: "The customer" }),
  );
  await user.click(within(screen.getByRole("radiogroup", { name: /Reason/ })).getByRole("radio", { name: "Travel" }));
  expect(await within(section).findByText("Dear Ngozi")).toBeVisible();
  expect(within(section).getByText("To Ngozi Obi, ngozi@demo.test")).toBeVisible();
  expect(within(section).getByText("To tutor@demo.test")).toBeVisible();
  const sums = screen.getByRole("region", { name: "What it comes to" });
  expect(within(sums).getByRole("row", { name: "£22.50 to be billed Paid 50%" })).toBeVisible();
  expect(within(sums).getByText(/cancelled late/)).toBeVisible();
});

it("sends what is for colleagues and what is for each reader apart from each other", async () => {
  const onClose = jest.fn();
  const { user, asked } = open(onClose);
  await user.type(await screen.findByLabelText(/Internal note/), "Third time.");
  await user.type(screen.getByLabelText(/Message to the customer/), "Safe travels!");
  await user.click(
    within(screen.getByRole("radiogroup", { name: /Who cancels/ })).getByRole("radio", { name: "The customer" }),
  );
  await user.click(within(screen.getByRole("radiogroup", { name: /Reason/ })).getByRole("radio", { name: "Travel" }));
  await user.click(screen.getByRole("button", { name: "Cancel lesson" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.at(-1)?.variables).toMatchObject({
    input: { reason: "TRAVEL", note: "Third time." },
    notes: { familyMessage: "Safe travels!" },
  });
});
