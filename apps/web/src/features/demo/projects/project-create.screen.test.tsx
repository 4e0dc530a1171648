import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choose } from "../../../testing/choose.ts";
import { openAt } from "../../../testing/open-at.tsx";
import { ProjectCreateScreen } from "./project-create.screen.tsx";

it("asks for what belongs to a step only in it, and keeps what is typed on the way back", async () => {
  openAt(<ProjectCreateScreen />, { at: "/app/projects/create" });
  const user = userEvent.setup();
  await choose(user, "Kind", "Book");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("heading", { name: "Step 2 of 3: how large is it?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Name is required.")).toBeVisible();
  await user.type(screen.getByLabelText("Name"), "Map");
  await user.click(screen.getByRole("button", { name: "Back" }));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByLabelText("Name")).toHaveValue("Map");
});
