import { expect, it } from "@jest/globals";
import * as z from "zod";
import { refusalsOf } from "../testing/refusals.ts";
import { fullName, initials, personNameFields } from "./person.ts";

it.each([
  ["Ada", "Obi", "Ada Obi", "AO"],
  ["ọlá", "ṣàngó", "ọlá ṣàngó", "ỌṢ"],
  ["Ụ́zọ̀", "", "Ụ́zọ̀", "Ụ́"],
  ["", "Obi", "Obi", "O"],
  ["", "", "", ""],
])("reads %j %j as %j, in short %j", (firstName, lastName, name, short) => {
  expect(fullName({ firstName, lastName })).toBe(name);
  expect(initials({ firstName, lastName })).toBe(short.normalize("NFC"));
});

it("asks for both names, of at most 60 characters", () => {
  const person = z.object(personNameFields);
  expect(refusalsOf(person, { firstName: "ụ́".repeat(60), lastName: "Obi" })).toEqual({});
  expect(refusalsOf(person, { firstName: " ", lastName: "a".repeat(61) })).toEqual({
    firstName: "First name is required.",
    lastName: "Last name must be 60 characters or fewer.",
  });
});
