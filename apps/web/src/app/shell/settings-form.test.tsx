import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { readSettings } from "../../shared/browser/settings.ts";
import { SettingsForm } from "./settings-form.tsx";

beforeEach(() => localStorage.clear());

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

it.each(["", "{", '{"theme":"PINK"}', "null"])("falls back to LIGHT where %s is stored", (text) => {
  localStorage.setItem("settings", text);
  expect(readSettings()).toEqual({ theme: "LIGHT" });
});
