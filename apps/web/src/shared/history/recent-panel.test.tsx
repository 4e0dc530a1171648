import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { aViewer } from "../../testing/viewer.ts";
import { HistoryUndoDocument } from "../undo/undo.generated.ts";
import { HistoryDocument } from "./history.generated.ts";
import { rememberChange } from "../undo/recent-changes.ts";
import { RecentPanel } from "./recent-panel.tsx";

const names = ["Nigeria", "United Kingdom"];
const historyOf = (id: string) => ({
  request: { query: HistoryDocument, variables: { kind: "REGION" as const, id, first: 5 } },
  result: {
    data: {
      history: {
        __typename: "HistoryConnection" as const,
        edges: [
          {
            __typename: "HistoryEdge" as const,
            cursor: id,
            node: {
              __typename: "HistoryEntry" as const,
              id,
              at: "2026-11-21T09:00:00Z",
              action: "UPDATED" as const,
              changedBy: "Ngọzị Okonkwọ",
              isOwn: true,
              reason: null,
              version: 2,
              changes: [],
            },
          },
        ],
        pageInfo: { __typename: "CursorInfo" as const, endCursor: null, hasNextPage: false },
      },
    },
  },
  maxUsageCount: Infinity,
});
const undone = {
  request: { query: HistoryUndoDocument, variables: () => true },
  result: {
    data: { historyUndo: { __typename: "HistoryPayload" as const, version: 3, userErrors: [] } },
  },
  maxUsageCount: Infinity,
};

async function openPanel() {
  for (const [place, name] of names.entries()) {
    const change = { kind: "REGION" as const, id: name, version: 2, name, text: `${name} saved.` };
    rememberChange(aViewer().id, change, Date.parse("2026-11-21T09:00:00Z") + place);
  }
  const { user } = openAt(<RecentPanel onClose={() => undefined} />, { mocks: [...names.map(historyOf), undone] });
  const undo = (name: string) => screen.findByRole("button", { name: new RegExp(`^Undo.*${name} saved`) });
  await undo("Nigeria");
  return { user, undo };
}

/** Every element that had the focus, body where nothing had. */
function followFocus(): string[] {
  const seen: string[] = [];
  new MutationObserver(() => seen.push(document.activeElement?.tagName ?? "none")).observe(document.body, {
    childList: true,
    subtree: true,
  });
  return seen;
}

afterEach(() => localStorage.clear());

it("keeps the focus in the drawer after an undo: on the next entry, then on the title", async () => {
  const { user, undo } = await openPanel();
  const seen = followFocus();
  await user.click(await undo("United Kingdom"));
  await waitFor(async () => expect(await undo("Nigeria")).toHaveFocus());
  await user.click(await undo("Nigeria"));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Recent changes" })).toHaveFocus());
  expect(seen).not.toContain("BODY");
});

it("goes back to the entry before when the last one is undone", async () => {
  const { user, undo } = await openPanel();
  await user.click(await undo("Nigeria"));
  await waitFor(async () => expect(await undo("United Kingdom")).toHaveFocus());
});
