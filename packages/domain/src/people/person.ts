import { textField } from "../fields.ts";

export { fullName, initials, type PersonName } from "./name.ts";

/** Fields of every person. Source: domain.md 1.1. */
export const personNameFields = {
  firstName: textField("First name", 60),
  lastName: textField("Last name", 60),
};
