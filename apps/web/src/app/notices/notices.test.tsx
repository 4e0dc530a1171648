import { jest } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { Notices } from "./notices.tsx";

const day = 86_400_000;
const cookies = "We use Cookies to ensure that we give you the best experience on our website.";
const start = Date.parse("2026-10-27T09:00:00Z");
let now = start;

beforeEach(() => {
  localStorage.clear();
  now = start;
  jest.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

function reopenAfter(days: number) {
  cleanup();
  now = start + days * day;
  openAt(<Notices />);
}

it("asks about cookies until it is agreed, then again after 31 days", async () => {
  const { user } = openAt(<Notices />);
  expect(screen.getByText(cookies)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "I Agree" }));
  expect(screen.queryByText(cookies)).toBeNull();

  reopenAfter(30.9);
  expect(screen.queryByText(cookies)).toBeNull();
  reopenAfter(31.1);
  expect(screen.getByText(cookies)).toBeVisible();
});

it("tells of the settings once in 31 days", async () => {
  const { user } = openAt(<Notices />);
  expect(screen.getByRole("heading", { name: "Settings Updated" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Settings Updated")).toBeNull();
  expect(localStorage.getItem("settings")).toBeNull();

  reopenAfter(30.9);
  expect(screen.queryByText("Settings Updated")).toBeNull();
  reopenAfter(31.1);
  expect(screen.getByText("Settings Updated")).toBeVisible();
});

it("switches to the dark theme", async () => {
  const { user } = openAt(<Notices />);
  await user.click(screen.getByRole("button", { name: "Switch" }));
  expect(localStorage.getItem("settings")).toBe('{"theme":"ONE_DARK"}');
  expect(screen.queryByText("Settings Updated")).toBeNull();
});
