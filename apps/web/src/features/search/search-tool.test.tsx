import { screen, waitFor } from "@testing-library/react";
import Dialog from "@mui/material/Dialog";
import { openAt } from "../../testing/open-at.tsx";
import { SearchTool } from "./search-tool.public.tsx";

const box = () => screen.findByRole("searchbox", { name: "Search people & places" });

it.each(["{Control>}k{/Control}", "{Meta>}K{/Meta}"])("opens with %s, ready to type", async (keys) => {
  const { user } = openAt(<SearchTool />);
  await user.keyboard(keys);
  expect(await box()).toHaveFocus();
});

it.each(["k", "{Control>}{Shift>}k{/Shift}{/Control}", "{Control>}j{/Control}"])(
  "stays closed with %s",
  async (keys) => {
    const { user } = openAt(<SearchTool />);
    await user.keyboard(keys);
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

it("does not open over a dialog", async () => {
  const { user } = openAt(
    <>
      <SearchTool />
      <Dialog open aria-label="Add region" />
    </>,
  );
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.getAllByRole("dialog", { hidden: true })).toHaveLength(1);
});

it("opens again after it was closed", async () => {
  const { user } = openAt(<SearchTool />);
  await user.keyboard("{Control>}k{/Control}");
  await box();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("{Control>}k{/Control}");
  expect(await box()).toHaveFocus();
});
