import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { FilterChoices } from "./filter-panel-choices.tsx";

const tutors = ["Ọláolúwa Ògúnṣọlá", ...Array.from({ length: 39 }, (_, n) => `Tutor ${n}`)];
const options = tutors.map((label, n) => ({ value: `t${n}`, label }));

function open(chosen: readonly string[] = []) {
  const onSet = jest.fn();
  const filter = { name: "tutorId", label: "Tutor", options, multiple: true };
  return { onSet, ...show(<FilterChoices filter={filter} chosen={chosen} onSet={onSet} />) };
}

it("shows the first of a long list and what is chosen, and says how many more there are", () => {
  open(["t39"]);
  expect(screen.getAllByRole("checkbox")).toHaveLength(13);
  expect(screen.getByRole("checkbox", { name: "Tutor 38" })).toBeChecked();
  expect(screen.getByText("27 more. Type to find them.")).toBeVisible();
});

it("finds by what is typed, marks not needed, keeps what is chosen in sight, and chooses", async () => {
  const { user, onSet } = open(["t5"]);
  await user.type(screen.getByRole("textbox", { name: "Find in Tutor" }), "ogunsola");
  expect(screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual([
    "Ọláolúwa Ògúnṣọlá",
    "Tutor 4",
  ]);
  await user.click(screen.getByRole("checkbox", { name: "Ọláolúwa Ògúnṣọlá" }));
  expect(onSet).toHaveBeenCalledWith(["t0", "t5"]);
});

it("needs no search for a short list", () => {
  show(
    <FilterChoices
      filter={{ name: "active", label: "Status", options: options.slice(0, 2) }}
      chosen={[]}
      onSet={() => undefined}
    />,
  );
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("radio", { name: "Any" })).toBeChecked();
});

it("says what is shown while nothing is chosen, if that is not everything", () => {
  const filter = { name: "status", label: "Status", options: options.slice(0, 2), unset: "open requests" };
  const first = show(<FilterChoices filter={{ ...filter, multiple: true }} chosen={[]} onSet={() => undefined} />);
  expect(screen.getByText("Shown now: open requests")).toBeVisible();
  first.unmount();
  const second = show(<FilterChoices filter={{ ...filter, multiple: true }} chosen={["t0"]} onSet={() => undefined} />);
  expect(screen.queryByText("Shown now: open requests")).toBeNull();
  second.unmount();
  show(<FilterChoices filter={filter} chosen={[]} onSet={() => undefined} />);
  expect(screen.getByRole("radio", { name: "open requests" })).toBeChecked();
});
