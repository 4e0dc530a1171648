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
