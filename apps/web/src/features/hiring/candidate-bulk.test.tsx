import { screen, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { CandidaciesBulkActionDocument } from "./candidate-jobs.generated.ts";
import { CandidaciesListDocument } from "./candidacy.generated.ts";
import { CandidatesListScreen } from "./list/candidates-list.screen.tsx";
import { aCandidate } from "./testing/candidates.ts";

const candidate = aCandidate();
const listed = {
  request: { query: CandidaciesListDocument, variables: () => true as const },
  result: {
    data: {
      page: {
        __typename: "CandidacyPage",
        items: [candidate],
        pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: 1 },
      },
    },
  },
  maxUsageCount: 5,
};
const begun = {
  request: { query: CandidaciesBulkActionDocument, variables: () => true as const },
  result: {
    data: {
      started: {
        __typename: "AccountJobPayload",
        userErrors: [],
        job: {
          __typename: "AccountJob",
          id: "j1",
          kind: "CANDIDATES_REJECT",
          state: "WAITING",
          total: 1,
          done: 0,
          skipped: 0,
          failed: 0,
          askedAt: "2026-01-05T09:00:00.000Z",
          startedAt: null,
          endedAt: null,
          error: null,
          retryOf: null,
          fetchUntil: null,
        },
      },
    },
  },
};

async function choose(action: string) {
  const opened = openAt(<CandidatesListScreen />, { at: "/onboarding", mocks: [listed, begun] as never });
  const row = (await screen.findByRole("link", { name: new RegExp(candidate.name) })).closest("tr")!;
  await opened.user.click(within(row).getByRole("checkbox"));
  await opened.user.click(await screen.findByRole("button", { name: action }));
  return { ...opened, dialog: await screen.findByRole("dialog") };
}

it("asks why candidates are rejected, and for a note with another reason", async () => {
  const { user, asked, dialog } = await choose("Reject");
  const send = within(dialog).getByRole("button", { name: "Reject 1 candidate" });
  await user.click(within(dialog).getByRole("combobox", { name: "Reason" }));
  await user.click(screen.getByRole("option", { name: "Other" }));
  await user.click(send);
  expect(await within(dialog).findByText("Explain the reason.")).toBeVisible();
  await user.type(within(dialog).getByRole("textbox", { name: /Note/ }), "Moved abroad.");
  await user.click(send);
  expect(await screen.findByText("Reject 1 candidate: started.")).toBeVisible();
  expect(asked.find(({ operationName }) => operationName === "CandidaciesBulkAction")?.variables).toMatchObject({
    kind: "CANDIDATES_REJECT",
    choice: { ids: [candidate.id] },
    rejectionReason: "OTHER",
    note: "Moved abroad.",
    mail: true,
  });
});

it("refuses an email with a placeholder that candidates have nothing for", async () => {
  const { user, asked, dialog } = await choose("Send email");
  await user.type(within(dialog).getByRole("textbox", { name: "Subject" }), "News");
  await user.click(within(dialog).getByRole("textbox", { name: /Message/ }));
  await user.paste("Your pod is {{podName}}.");
  await user.click(within(dialog).getByRole("button", { name: "Send an email to 1 candidate" }));
  expect(await within(dialog).findByText(/podName/, { selector: "[role=alert], p, span" })).toBeVisible();
  expect(asked.some(({ operationName }) => operationName === "CandidaciesBulkAction")).toBe(false);
});
