import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { aCustomer } from "../testing/customers.ts";
import { LikelyDuplicates } from "./likely-duplicates.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import {
  CustomerMergeDocument,
  CustomersMarkDistinctDocument,
  LikelyDuplicatesDocument,
  MergePreviewDocument,
} from "./merge.generated.ts";
import { MergesSection } from "./merges-section.tsx";
import { CustomerMergesDocument, CustomerUnmergeDocument } from "./merge.generated.ts";

const kept = aCustomer();
const other = aCustomer({
  id: "000000000000000000000002",
  customerNumber: "C-000413",
  name: "Folake Adeyemi",
  email: "f@example.org",
  version: 7,
});
const preview = (blockers: readonly string[] = []) => ({
  request: { query: MergePreviewDocument, variables: { id: kept.id, otherId: other.id } },
  result: {
    data: {
      preview: {
        __typename: "MergePreview",
        kept,
        other,
        blockers,
        fields: [{ __typename: "MergeField", field: "email", side: "KEPT" }],
        moves: [{ __typename: "MergeMove", what: "DEPENDENTS", count: 2 }],
      },
    },
  },
});
const open = (...mocks: object[]) =>
  openAt(<MergeDialog name="merge" id={`${kept.id}.${other.id}`} onClose={() => undefined} />, {
    at: "/customers",
    mocks: mocks as never,
  });

it("shows where two records differ and merges with the side that was chosen", async () => {
  const merged = jest.fn((_: object) => ({
    data: { merged: { __typename: "CustomerMergePayload", mergeId: "m1", customer: kept, userErrors: [] } },
  }));
  const { user } = open(preview(), {
    request: { query: CustomerMergeDocument, variables: () => true },
    result: merged,
  });
  await user.click(await screen.findByRole("radio", { name: "C-000413: f@example.org" }));
  expect(screen.getByText("2 dependents of Folake Adeyemi go over.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Merge into C-000412" }));
  expect(await screen.findByText("Folake Adeyemi was merged into Foláké Adéyẹmí.")).toBeVisible();
  expect(merged.mock.calls[0]?.[0]).toMatchObject({
    id: kept.id,
    version: 3,
    otherId: other.id,
    otherVersion: 7,
    choices: [{ field: "email", side: "OTHER" }],
  });
});

it("says what stands in the way, and does not offer to merge then", async () => {
  open(preview(["Both are in the pod Saturday. Take one of them out first."]));
  expect(await screen.findByText("Both are in the pod Saturday. Take one of them out first.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Merge into C-000412" })).toBeDisabled();
});

it("offers who looks alike, and no longer those of whom somebody said no", async () => {
  const likely = (likeness: string) => ({
    __typename: "LikelyDuplicate",
    likeness,
    customer: { ...other, phoneNumber: "+447700900123" },
  });
  const { user } = openAt(<LikelyDuplicates record={kept} />, {
    mocks: [
      {
        request: { query: LikelyDuplicatesDocument, variables: { id: kept.id } },
        result: { data: { likely: [likely("HOUSEHOLD")] } },
      },
      {
        request: { query: CustomersMarkDistinctDocument, variables: () => true },
        result: { data: { told: { __typename: "TellApartPayload", duplicates: [], userErrors: [] } } },
      },
    ] as never,
  });
  expect(await screen.findByRole("link", { name: "Folake Adeyemi" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Compare" })).toHaveAttribute(
    "href",
    expect.stringContaining(`merge=${kept.id}.${other.id}`),
  );
  await user.click(screen.getByRole("button", { name: "Same household" }));
  expect(await screen.findByText("Folake Adeyemi and Foláké Adéyẹmí are one household.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Folake Adeyemi" })).toBeNull();
});

it("undoes a merge after asking, and names what was changed since", async () => {
  const merge = {
    __typename: "PersonMerge",
    id: "m1",
    keptId: kept.id,
    otherId: other.id,
    otherName: "Folake Adeyemi",
    at: "2026-11-20T09:00:00.000Z",
    by: null,
    undoableUntil: "2026-12-20T09:00:00.000Z",
    undoneAt: null,
  };
  const { user } = openAt(<MergesSection record={kept} />, {
    mocks: [
      {
        request: { query: CustomerMergesDocument, variables: { id: kept.id } },
        result: { data: { merges: [merge] } },
        maxUsageCount: 3,
      },
      {
        request: { query: CustomerUnmergeDocument, variables: () => true },
        result: {
          data: {
            unmerged: {
              __typename: "CustomerUnmergePayload",
              left: ["firstName"],
              customer: kept,
              other,
              userErrors: [],
            },
          },
        },
      },
    ] as never,
  });
  await user.click(await screen.findByRole("button", { name: "Undo merge" }));
  const dialog = await screen.findByRole("dialog", { name: "Undo the merge with Folake Adeyemi?" });
  expect(dialog).toBeVisible();
  await user.click(screen.getAllByRole("button", { name: "Undo merge" }).at(-1)!);
  expect(
    await screen.findByText("Folake Adeyemi is a customer again. Changed since and left as it is: First name."),
  ).toBeVisible();
});
