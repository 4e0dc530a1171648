import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { StaleDialog } from "./stale-dialog.tsx";

const name = { name: "name", before: "UK", mine: "Britain", theirs: "United Kingdom" };
const bio = { name: "bio", before: null, mine: "Mine", theirs: "" };

function open(conflicts: readonly (typeof name | typeof bio)[], changedBy: string | null = "Ada Obi") {
  const [onSave, onClose] = [jest.fn(), jest.fn()];
  const words = { labels: { name: "Name" } };
  const opened = openAt(
    <StaleDialog
      changedBy={changedBy}
      changedAt="2026-10-27T09:00:00.000Z"
      conflicts={conflicts}
      words={words}
      onSave={onSave}
      onClose={onClose}
    />,
  );
  return { ...opened, onSave, onClose };
}

it("keeps mine unless theirs is chosen, field by field", async () => {
  const { user, onSave } = open([name, bio]);
  const dialog = screen.getByRole("dialog", { name: "Which texts do you want to keep?" });
  const field = within(dialog).getByRole("group", { name: "Name" });
  expect(within(field).getByRole("radio", { name: /Yours.*Britain/ })).toBeChecked();
  expect(within(field).getByText("Before: UK")).toBeVisible();
  await user.click(within(field).getByRole("radio", { name: /Ada Obi’s.*United Kingdom/ }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenLastCalledWith(["name"]);
  await user.click(within(field).getByRole("radio", { name: /Yours/ }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenLastCalledWith([]);
});

it("asks about one text, of somebody who is not known, and goes back without saving", async () => {
  const { user, onSave, onClose } = open([bio], null);
  expect(screen.getByRole("dialog", { name: "Which text do you want to keep?" })).toHaveTextContent(
    /^.*Somebody else saved this on/,
  );
  expect(screen.getByRole("radio", { name: /Theirs.*–/ })).not.toBeChecked();
  await user.click(screen.getByRole("button", { name: "Back to the form" }));
  expect(onClose).toHaveBeenCalled();
  expect(onSave).not.toHaveBeenCalled();
});
