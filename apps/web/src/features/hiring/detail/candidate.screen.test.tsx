import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../testing/open-at.tsx";
import { JournalOfDocument } from "../../journal/journal.generated.ts";
import { CandidacyAdvanceDocument, CandidacyUpdateDocument } from "../candidacy-mutations.generated.ts";
import { CandidacyRecordDocument, CandidatePageDocument } from "../candidacy.generated.ts";
import { aCandidate } from "../testing/candidates.ts";
import { CandidateScreen } from "./candidate.screen.tsx";

const { id, personId } = aCandidate();
const found = (changes: Parameters<typeof aCandidate>[0] = {}) =>
  [
    [CandidatePageDocument, personId],
    [CandidacyRecordDocument, id],
  ].map(([query, at]) => ({
    request: { query, variables: { id: at } },
    result: { data: { record: aCandidate(changes) } },
    maxUsageCount: 5,
  }));

const open = (query: string, mocks: object[]) =>
  openAt(
    <Routes>
      <Route path="/onboarding/:customerId" element={<CandidateScreen />} />
    </Routes>,
    { at: `/onboarding/${personId}?${query}`, mocks: mocks as never },
  );

it("shows the interview with its time where it is held, its scores and their mean", async () => {
  open("tab=interview", found());
  expect(await screen.findByText("10:00 in Lagos")).toBeVisible();
  expect(screen.getAllByText("3 of 5")).toHaveLength(3);
  expect(screen.getByText("2.6")).toBeVisible();
});

it("asks for a reason before somebody who scored below 3 moves on, and sends it", async () => {
  const moved = {
    request: {
      query: CandidacyAdvanceDocument,
      variables: ({ reason, mail, version }: Record<string, unknown>) =>
        reason === "Rare dialect" && mail === false && version === 3,
    },
    result: {
      data: {
        saved: {
          __typename: "CandidacyPayload",
          userErrors: [],
          record: aCandidate({ stage: "DEMO_LESSON", version: 4 }),
        },
      },
    },
  };
  const { user } = open(`advance=${id}`, [...found(), moved]);
  await user.type(await screen.findByRole("textbox", { name: /Reason/ }), "Rare dialect");
  await user.click(screen.getByRole("button", { name: "Move on" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await screen.findByText("Demo lesson", { selector: "[data-tone]" })).toBeVisible();
});

it("offers no way to reopen somebody who is not to be hired again", async () => {
  open("", found({ stage: "REJECTED", doNotRehire: true, rejectedAt: "2026-01-05T09:00:00.000Z" }));
  const reopen = await screen.findByText("Reopen");
  expect(reopen.closest("a, button")).toHaveAttribute("aria-disabled", "true");
});

it("keeps the journal by the person, through every round", async () => {
  const journal = {
    request: { query: JournalOfDocument, variables: { id: personId } },
    result: { data: { page: { __typename: "JournalEntryPage", items: [] } } },
  };
  open("tab=journal", [...found(), journal]);
  expect(await screen.findByText("No journal entries yet.")).toBeVisible();
  const add = screen.getByRole("link", { name: "Add journal entry" });
  expect(add).toHaveAttribute("href", expect.stringContaining(`newEntry=${personId}`));
});

it("puts the note on a rejection better, and sends nothing else", async () => {
  const rejected = { stage: "REJECTED", rejectedAt: "2026-01-05T09:00:00.000Z", rejectionNote: "Rude." } as const;
  const saved = {
    request: {
      query: CandidacyUpdateDocument,
      variables: ({ input }: Record<string, unknown>) =>
        JSON.stringify(input) === JSON.stringify({ rejectionNote: "Was short with the learner." }),
    },
    result: {
      data: {
        saved: {
          __typename: "CandidacyPayload",
          userErrors: [],
          record: aCandidate({ ...rejected, rejectionNote: "Was short with the learner.", version: 4 }),
        },
      },
    },
  };
  const { user } = open(`note=${id}`, [...found(rejected), saved]);
  const note = await screen.findByRole("textbox", { name: /Note/ });
  await user.clear(note);
  await user.type(note, "Was short with the learner.");
  await user.click(screen.getByRole("button", { name: "Save note" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await screen.findByText("Was short with the learner.")).toBeVisible();
});
