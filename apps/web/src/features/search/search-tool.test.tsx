import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { SearchTool } from "./search-tool.public.tsx";

const opener = () => screen.getByRole("button", { name: "Search people & places" });
const box = () => screen.findByRole("searchbox", { name: "Search people & places" });

it("opens ready to type, and again after it was closed", async () => {
  const { user } = openAt(<SearchTool />);
  await user.click(opener());
  expect(await box()).toHaveFocus();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(opener());
  expect(await box()).toHaveFocus();
});
