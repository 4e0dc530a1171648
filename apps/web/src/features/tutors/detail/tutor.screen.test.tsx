import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../testing/open-at.tsx";
import { TutorAvailabilityDocument } from "../parts/availability.generated.ts";
import { TutorDocumentsDocument } from "../parts/documents.generated.ts";
import { aTutor } from "../testing/tutors.ts";
import { TutorRecordDocument } from "../tutor.generated.ts";
import { TutorScreen } from "./tutor.screen.tsx";

const { id } = aTutor();
const found = () => ({
  request: { query: TutorRecordDocument, variables: { id } },
  result: { data: { record: aTutor() } },
  maxUsageCount: 3,
});
const free = {
  request: { query: TutorAvailabilityDocument, variables: { id } },
  result: {
    data: {
      tutor: {
        __typename: "Tutor",
        id,
        days: [
          {
            __typename: "TutorDay",
            id: "d1",
            date: "2026-03-29",
            kind: "UNAVAILABLE",
            start: null,
            end: null,
            version: 1,
          },
        ],
        timeOff: [],
      },
    },
  },
  maxUsageCount: 3,
};
const papers = {
  request: { query: TutorDocumentsDocument, variables: { id } },
  result: {
    data: {
      tutor: {
        __typename: "Tutor",
        id,
        documents: [
          {
            __typename: "TutorDocument",
            id: "p1",
            kind: "BACKGROUND_CHECK",
            file: null,
            issuedOn: "2024-01-01",
            expiresOn: "2025-01-01",
            verifiedBy: null,
            verifiedAt: null,
            note: null,
            version: 1,
          },
        ],
      },
    },
  },
};
const open = (tab: string, ...mocks: object[]) =>
  openAt(
    <Routes>
      <Route path="/tutors/:customerId" element={<TutorScreen />} />
    </Routes>,
    { at: `/tutors/${id}?tab=${tab}`, mocks: [found(), ...mocks] as never },
  );

it("shows the week by the tutor's clock, with the days that are other than usual", async () => {
  open("availability", free);
  const week = await screen.findByRole("table");
  expect(within(week).getByRole("columnheader", { name: "In Lagos" })).toBeVisible();
  expect(within(week).getByText("15:00–19:00")).toBeVisible();
  expect(await screen.findByText("Not free, the whole day")).toBeVisible();
});

it("says of documents which have expired, and who has not looked at them", async () => {
  open("documents", papers);
  expect(await screen.findByText("Background check")).toBeVisible();
  expect(screen.getByText("Expired", { selector: "[data-tone]" })).toHaveAttribute("data-tone", "trouble");
  expect(screen.getByText(/Not verified/)).toBeVisible();
});
