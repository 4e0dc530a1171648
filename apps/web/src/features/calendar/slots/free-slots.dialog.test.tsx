import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { soughtAddress } from "../../../shared/links/slots-address.ts";
import { openAt } from "../../../testing/open-at.tsx";
import { slotIn } from "../../lessons/courses/book/empty-slot.public.ts";
import { FreeSlotsDialog } from "./free-slots.dialog.tsx";
import { FreeSlotsDocument } from "./free-slots.generated.ts";

const free = {
  __typename: "FreeTutor",
  timeZone: "Africa/Lagos",
  isNearest: false,
  tutor: { __typename: "Tutor", id: "7".repeat(24), name: "Adaeze Obi" },
  slots: [{ __typename: "FoundSlot", start: "2026-10-27T18:00:00.000Z", end: "2026-10-27T18:45:00.000Z" }],
};
const sought = { subject: "Igbo", minutes: 45, timeZone: "Europe/London", learnerId: "d".repeat(24), requestId: "" };
const open = (answer: object[], requestId = "") =>
  openAt(<FreeSlotsDialog name="slots" id={soughtAddress({ ...sought, requestId })} onClose={jest.fn()} />, {
    mocks: [
      {
        request: { query: FreeSlotsDocument, variables: () => true },
        result: { data: { freeSlots: answer } },
        maxUsageCount: Infinity,
      } as never,
    ],
  });

it("looks for what is known of the learner, and begins a request for the slot by both clocks", async () => {
  const { user, asked, router } = open([free]);
  const find = await screen.findByRole("button", { name: "Find slots" });
  expect(screen.getByRole("combobox", { name: "Subject" })).toHaveFocus();
  await user.click(find);
  const slot = await screen.findByRole("button", { name: /Tue 27 Oct 18:00.*19:00 Lagos/ });
  expect(asked[0]?.variables["input"]).toMatchObject({
    subject: "Igbo",
    durationMinutes: 45,
    timeZone: "Europe/London",
    days: 7,
    learnerId: "d".repeat(24),
  });
  await user.click(slot);
  expect(slotIn(new URLSearchParams(router.state.location.search).get("addAt"))).toEqual({
    start: new Date("2026-10-27T18:00Z"),
    end: new Date("2026-10-27T18:45Z"),
    timeZone: "Europe/London",
    tutorId: "7".repeat(24),
  });
});

it("asks nothing without room for a lesson, and says where nobody is free", async () => {
  const { user, asked } = open([]);
  const latest = await screen.findByLabelText(/Finished by/);
  await user.clear(latest);
  await user.type(latest, "08:30");
  await user.click(screen.getByRole("button", { name: "Find slots" }));
  expect(await screen.findByText("There is no room for 45 minutes between these times.")).toBeVisible();
  expect(asked).toEqual([]);
  await user.clear(latest);
  await user.type(latest, "12:00");
  await user.click(screen.getByRole("button", { name: "Find slots" }));
  expect(await screen.findByText(/Nobody is free then/)).toBeVisible();
});

it("keeps to the times that a request asks for, says where only others are free, and leads to the proposal", async () => {
  const requestId = "a".repeat(24);
  const { user, asked, router } = open([{ ...free, isNearest: true }], requestId);
  expect(await screen.findByRole("switch", { name: "Only at the times asked for" })).toBeChecked();
  expect(screen.queryByLabelText(/Not before/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Find slots" }));
  expect(await screen.findByText(/Nobody is free at the times asked for/)).toBeVisible();
  expect(asked[0]?.variables["input"]).toMatchObject({ requestId, durationMinutes: 45 });
  await user.click(await screen.findByRole("button", { name: /Tue 27 Oct 18:00/ }));
  const { pathname, search } = router.state.location;
  expect(pathname).toContain(requestId);
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
    propose: requestId,
    tutor: "7".repeat(24),
    at: "2026-10-27T18:00:00.000Z",
  });
});
