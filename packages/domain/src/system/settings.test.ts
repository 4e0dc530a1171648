import { describe, expect, it } from "@jest/globals";
import { checkedSetting, settingDefinition, settingInForce, settingKeys, type SettingKey } from "./settings.ts";

describe.each(settingKeys)("%s", (key) => {
  it("has a default that its own rules take, and words that fit on one line", () => {
    const { default: usual, label, help } = settingDefinition(key);
    expect(checkedSetting(key, usual)).toEqual({ ok: true, value: usual });
    expect(label.length).toBeLessThan(40);
    expect(help.length).toBeLessThan(100);
    expect(help).not.toMatch(/\.$/);
  });

  it("takes nothing of another kind", () => {
    for (const other of [null, undefined, {}, "no such thing", Number.NaN]) {
      expect(checkedSetting(key, other).ok).toBe(false);
    }
  });
});

it.each<[SettingKey, unknown, string]>([
  ["proposalHours", 0, "Value must be between 1 and 336."],
  ["proposalHours", 1.5, "Value must be a whole number."],
  ["lessonReportRequired", "yes", "Choose yes or no."],
  ["unfundedLesson", "ignore", "Choose a valid value."],
  ["gatewaysNGN", [], "Value is required."],
  ["gatewaysNGN", ["PAYPAL"], "Choose a valid value."],
  ["goodwillLimitGBP", -1, "Enter an amount with at most 2 decimal places."],
  ["directorDiscountPercent", 51, "Value must be between 0 and 50."],
])("%s refuses %j", (key, value, message) => {
  expect(checkedSetting(key, value)).toEqual({ ok: false, message });
});

it("keeps the choices of a list in the list's order, each once", () => {
  const chosen = ["BANK_TRANSFER", "STRIPE", "BANK_TRANSFER"];
  expect(checkedSetting("gatewaysGBP", chosen)).toEqual({ ok: true, value: ["STRIPE", "BANK_TRANSFER"] });
});

it("takes a region's own value before the one for all regions, and that before the default", () => {
  const own = { regionId: "ng", value: 24 };
  const shared = { regionId: null, value: 36 };
  expect(settingInForce("proposalHours", "ng", [shared, own])).toEqual({ value: 24, from: "region" });
  expect(settingInForce("proposalHours", "uk", [shared, own])).toEqual({ value: 36, from: "global" });
  expect(settingInForce("proposalHours", null, [shared, own])).toEqual({ value: 36, from: "global" });
  expect(settingInForce("proposalHours", "uk", [own])).toEqual({ value: 48, from: "default" });
});

it("passes over what was taken away, and what the rules no longer allow", () => {
  const kept = [
    { regionId: "ng", value: null },
    { regionId: null, value: "soon" },
  ];
  expect(settingInForce("proposalHours", "ng", kept)).toEqual({ value: 48, from: "default" });
});

it("knows no region's value of what is the same everywhere", () => {
  expect(settingInForce("goodwillLimitGBP", "uk", [{ regionId: "uk", value: 1 }]).from).toBe("default");
});
