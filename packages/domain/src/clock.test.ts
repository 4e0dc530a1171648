import { expect, it } from "@jest/globals";
import { readClock } from "./clock.ts";

it.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["1500", "15:00"],
  ["3pm", "15:00"],
  ["3:30 PM", "15:30"],
  ["12 am", "00:00"],
  ["12.15 p.m.", "12:15"],
  ["noon", "12:00"],
  ["13pm", "13pm"],
  ["soon", "soon"],
])("reads the time %j as %j", (typed, time) => {
  expect(readClock(typed)).toBe(time);
});
