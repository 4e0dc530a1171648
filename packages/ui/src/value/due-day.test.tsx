import { screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { DueDay, DueMark } from "./due-day.tsx";

it.each([
  ["is marked once it has passed", "2026-10-26", false, true],
  ["is one like any other while it lasts", "2026-10-27", false, false],
  ["is one like any other where the work was done", "2026-10-26", true, false],
])("a day for work to be done %s", (_, day, isDone, isMarked) => {
  show(
    <p>
      <DueDay value={day} isDone={isDone} />
    </p>,
  );
  expect(screen.queryByText("Overdue:") !== null).toBe(isMarked);
  expect(screen.getByRole("paragraph")).toHaveTextContent(isMarked ? /^Overdue: Mon 26 Oct$/ : /^(Mon|Tue) 2[67] Oct$/);
});

it("says the word once where it stands beside the day already", () => {
  show(
    <p>
      <DueMark isOver isLabelled>
        Mon 26 Oct
      </DueMark>{" "}
      Overdue
    </p>,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent(/^Mon 26 Oct Overdue$/);
});
