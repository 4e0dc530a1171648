import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { PageHeader } from "./page-header.tsx";

const wide = window.matchMedia;
afterEach(() => {
  window.matchMedia = wide;
});

function onPhone() {
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query === "(max-width: 599.95px)" });
}

const action = (label: string) => ({ label, onSelect: jest.fn() });
const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it("shows two actions and the main one after them, and the rest behind more", async () => {
  const last = action("Archive");
  const { user } = show(
    <PageHeader title="UK" actions={[{ ...action("Save"), main: true }, action("Edit"), action("Copy"), last]} />,
  );
  expect(names()).toEqual(["Edit", "Copy", "Save", ""]);
  await user.click(screen.getByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Archive" }));
  expect(last.onSelect).toHaveBeenCalled();
});

it("shows three actions where none is the main one", () => {
  show(<PageHeader title="UK" actions={["Edit", "Copy", "Move"].map(action)} />);
  expect(names()).toEqual(["Edit", "Copy", "Move"]);
});

it("leaves room for a form's own control", () => {
  show(<PageHeader title="UK" actions={["Edit", "Copy", "Move"].map(action)} mainControl={<button>Save</button>} />);
  expect(names()).toEqual(["Edit", "Copy", "Save", ""]);
});

it("keeps only the main action in view on a phone", () => {
  onPhone();
  show(<PageHeader title="UK" actions={[action("Edit"), { ...action("Save"), main: true }]} />);
  expect(names()).toEqual(["", "Save"]);
});
