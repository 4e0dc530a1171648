import { screen, within } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { ReduxScreen } from "./redux.screen.tsx";

it("shows the values that the store holds", async () => {
  const { user } = openAt(<ReduxScreen />);
  const held = within(screen.getByRole("complementary"));
  expect(held.getByText(/"name": ""/)).toBeVisible();
  await user.type(screen.getByLabelText("Name"), "Ada");
  expect(held.getByText(/"name": "Ada"/)).toBeVisible();
});

it("keeps the values and shows them once they are checked, and calls nothing unsaved", async () => {
  const { user } = openAt(<ReduxScreen />);
  await user.type(screen.getByLabelText("Name"), "Ada");
  await user.type(screen.getByLabelText("Email"), "ada@mail.example");
  await user.click(screen.getByLabelText("Level"));
  await user.click(await screen.findByRole("option", { name: "Beginner" }));
  expect(screen.queryByText(/not saved yet/i)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Check" }));
  expect(await screen.findByText("The form is valid.")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("Ada");
  expect(within(screen.getByRole("complementary")).getByText(/"name": "Ada"/)).toBeVisible();
});
