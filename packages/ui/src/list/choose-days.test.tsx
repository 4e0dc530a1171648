import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { FilterChoices } from "./filter-panel-choices.tsx";
import { filtersInWords } from "./list-state.ts";

const filter = {
  name: "period",
  label: "Period",
  options: [{ value: "today", label: "Today" }],
  byDays: true as const,
};
function open(chosen: readonly string[] = []) {
  const onSet = jest.fn();
  return { onSet, ...show(<FilterChoices filter={filter} chosen={chosen} onSet={onSet} />) };
}
const inWords = (value: string) =>
  filtersInWords([filter], {
    search: "",
    sort: "",
    page: 1,
    size: 25,
    hidden: [],
    density: "comfortable",
    filters: { period: [value] },
  });

it("takes a first and a last day of one's own beside the periods", async () => {
  const { user, onSet } = open();
  await user.click(screen.getByRole("button", { name: "Choose dates…" }));
  await user.type(screen.getByRole("textbox", { name: "From" }), "1 Nov 2026");
  await user.type(screen.getByRole("textbox", { name: /^Until/ }), "27 Nov 2026{Enter}");
  expect(onSet).toHaveBeenCalledWith(["2026-11-01/2026-11-27"]);
});

it("refuses a last day before the first at the last day, and goes there", async () => {
  const { user, onSet } = open(["2026-11-02/2026-11-27"]);
  const until = screen.getByRole("textbox", { name: /^Until/ });
  await user.clear(until);
  await user.type(until, "1 Nov 2026");
  await user.click(screen.getByRole("button", { name: "Show these dates" }));
  expect(until).toBeInvalid();
  await waitFor(() => expect(until).toHaveFocus());
  expect(until).toHaveAccessibleDescription("The last day must not be before the first.");
  expect(onSet).not.toHaveBeenCalled();
});

it("names the days on the chip, one day alone once", () => {
  expect(inWords("2026-11-01/2026-11-27")).toEqual([
    { name: "period", label: "Period", value: "1 Nov 2026 to 27 Nov 2026" },
  ]);
  expect(inWords("2026-11-27/2026-11-27")[0]?.value).toBe("27 Nov 2026");
});
