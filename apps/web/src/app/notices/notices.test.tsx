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
const agreed = () => localStorage.setItem("cookieConsent", "2099-01-01T00:00:00.000Z");
afterEach(() => jest.restoreAllMocks());

function reopenAfter(days: number) {
  cleanup();
  now = start + days * day;
  openAt(<Notices isSignedIn />);
}

it("asks about cookies until it is agreed, then again after 31 days", async () => {
  const { user } = openAt(<Notices isSignedIn />);
  expect(screen.getByText(cookies)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "I Agree" }));
  expect(screen.queryByText(cookies)).toBeNull();

  reopenAfter(30.9);
  expect(screen.queryByText(cookies)).toBeNull();
  reopenAfter(31.1);
  expect(screen.getByText(cookies)).toBeVisible();
});

it("shows one notice at a time", async () => {
  const { user } = openAt(<Notices isSignedIn />);
  expect(screen.queryByText("Settings Updated")).toBeNull();
  await user.click(screen.getByRole("button", { name: "I Agree" }));
  expect(screen.getByText("Settings Updated")).toBeVisible();
});

it("tells nobody of settings who is not signed in", () => {
  agreed();
  openAt(<Notices isSignedIn={false} />);
  expect(screen.queryByText("Settings Updated")).toBeNull();
});

it("keeps the page clear of its bar while it is there", async () => {
  const { user } = openAt(<Notices isSignedIn={false} />);
  const room = () => document.documentElement.style.getPropertyValue("--notice-height");
  expect(room()).toBe("0px");
  await user.click(screen.getByRole("button", { name: "I Agree" }));
  expect(room()).toBe("");
});

it("tells of the settings once in 31 days", async () => {
  agreed();
  const { user } = openAt(<Notices isSignedIn />);
  expect(screen.getByRole("region", { name: "Settings Updated" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Settings Updated")).toBeNull();
  expect(localStorage.getItem("settings")).toBeNull();

  reopenAfter(30.9);
  expect(screen.queryByText("Settings Updated")).toBeNull();
  reopenAfter(31.1);
  expect(screen.getByText("Settings Updated")).toBeVisible();
});

it("switches to the dark theme", async () => {
  agreed();
  const { user } = openAt(<Notices isSignedIn />);
  await user.click(screen.getByRole("button", { name: "Switch" }));
  expect(localStorage.getItem("settings")).toBe('{"theme":"ONE_DARK"}');
  expect(screen.queryByText("Settings Updated")).toBeNull();
});
