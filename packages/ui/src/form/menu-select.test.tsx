import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { MenuSelect } from "./menu-select.tsx";

const options = ["25", "50"].map((value) => ({ value, label: `${value} per page` }));

it("says what is chosen, and takes another choice by keys", async () => {
  const onChange = jest.fn();
  const { user } = show(<MenuSelect label="Rows per page" value="25" options={options} onChange={onChange} />);
  await user.tab();
  expect(screen.getByRole("button", { name: "Rows per page: 25 per page" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("menuitemradio", { name: "25 per page", checked: true })).toHaveFocus();
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledWith("50");
  expect(screen.getByRole("button", { name: "Rows per page: 25 per page" })).toHaveFocus();
});
