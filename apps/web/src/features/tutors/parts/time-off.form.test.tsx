import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../testing/open-at.tsx";
import { TutorRecordDocument } from "../tutor.generated.ts";
import { aTutor } from "../testing/tutors.ts";
import { TutorAvailabilityDocument } from "./availability.generated.ts";
import { TimeOffForm } from "./time-off.form.tsx";

const tutor = aTutor();

it("adds the day off with which it opens, with nothing to change first", async () => {
  const onClose = jest.fn();
  const { user, asked } = openAt(
    <Routes>
      <Route path="/tutors/:customerId" element={<TimeOffForm name="addTimeOff" id="" onClose={onClose} />} />
    </Routes>,
    {
      at: `/tutors/${tutor.id}`,
      mocks: [
        { request: { query: TutorRecordDocument, variables: { id: tutor.id } }, result: { data: { record: tutor } } },
        {
          request: { query: TutorAvailabilityDocument, variables: { id: tutor.id } },
          result: { data: { tutor: null } },
        },
      ] as never,
    },
  );
  const add = await screen.findByRole("button", { name: "Add time off" });
  expect(add).toBeEnabled();
  expect(add).not.toHaveAttribute("aria-disabled", "true");
  await user.click(add);
  await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toContain("TutorTimeOffCreate"));
});
