import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchBox } from "./search-box.tsx";

const box = () => screen.getByRole("searchbox", { name: "Search regions" });

test("what is typed is asked for on leaving the box, before anything that is pressed there is opened", async () => {
  const happened: string[] = [];
  render(
    <>
      <SearchBox label="Search regions" value="" onSearch={(text) => happened.push(`asked for ${text}`)} />
      <button type="button" onClick={() => happened.push("opened")}>
        Lagos
      </button>
    </>,
  );
  await userEvent.type(box(), "lag");
  await userEvent.click(screen.getByRole("button", { name: "Lagos" }));
  expect(happened).toEqual(["asked for lag", "opened"]);
});

test("leaving the box asks for nothing that has been asked for", async () => {
  const onSearch = jest.fn();
  render(<SearchBox label="Search regions" value="" onSearch={onSearch} />);
  await userEvent.type(box(), "lag{Enter}");
  fireEvent.blur(box());
  expect(onSearch.mock.calls).toEqual([["lag"]]);
});
