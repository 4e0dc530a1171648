import { graphqlEnums } from "../packages/domain/src/graphql-enums.generated.ts";
import { computedEnumTexts } from "./computed-enum-texts.ts";
import { enumLists } from "./enum-lists.ts";

const lists = enumLists();
const list = (name: string) => lists.find((one) => one.name === name);

it("reads an enum from the comments of its list, without what stays in the code", () => {
  expect(list("LeadActionDue")).toMatchObject({
    about: "When the next action of an open lead is due, by the clock of the viewer.",
    file: "leads/lead-enums.ts",
    constant: "leadActionDues",
  });
  expect(list("LeadActionDue")?.values.get("week")).toBe("From today until Sunday.");
});

it("follows a list that is joined from others to where their values are written", () => {
  const kinds = list("AccountJobKind")?.values ?? new Map<string, string>();
  expect(kinds.has("leads-owner") && kinds.has("leads-export")).toBe(true);
  expect(list("FeedbackLinkKind")?.values.get("refund")).toBe(list("FeedbackDecision")?.values.get("refund"));
});

it.each(Object.entries(graphqlEnums))("%s describes all its values", (name, values) => {
  const texts = computedEnumTexts[name] ?? list(name)?.values ?? new Map<string, string>();
  expect(values.filter((value) => !texts.has(value))).toEqual([]);
});
