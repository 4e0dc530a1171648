import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { readSettings, saveSettings } from "../../shared/browser/settings.ts";
import { SettingsForm } from "./settings-form.tsx";

const { matchMedia } = window;
const darkComputer = () => {
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes("dark") });
};
beforeEach(() => {
  localStorage.clear();
  window.matchMedia = matchMedia;
});

it("offers both themes and keeps the chosen one in this browser once it is saved", async () => {
  const onSaved = jest.fn();
  const { user } = openAt(<SettingsForm onSaved={onSaved} />);
  expect(screen.getByRole("radio", { name: "LIGHT" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "ONE_DARK" }));
  expect(readSettings()).toEqual({ theme: "LIGHT" });

  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(localStorage.getItem("settings")).toBe('{"theme":"ONE_DARK"}');
  expect(onSaved).toHaveBeenCalledTimes(1);
});

it.each(["", "{", '{"theme":"PINK"}', "null"])("follows the computer where %s is stored", (text) => {
  localStorage.setItem("settings", text);
  expect(readSettings()).toEqual({ theme: "LIGHT" });
  darkComputer();
  expect(readSettings()).toEqual({ theme: "ONE_DARK" });
});

it("keeps to what was chosen, whatever the computer is set to", () => {
  darkComputer();
  expect(readSettings()).toEqual({ theme: "ONE_DARK" });
  saveSettings({ theme: "LIGHT" });
  expect(readSettings()).toEqual({ theme: "LIGHT" });
});
