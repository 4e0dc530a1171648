import { readFileSync } from "node:fs";
import { contracts, contractsFolder } from "./contracts.ts";

it.each(Object.entries(contracts()))("%s is committed as the code has it", (name, text) => {
  expect(readFileSync(new URL(name, contractsFolder), "utf8")).toBe(text);
});

it("names the records that others make types of", () => {
  const schemas = (name: string) =>
    Object.keys((JSON.parse(contracts()[name]!) as { components: { schemas: object } }).components.schemas);
  expect(schemas("v1.openapi.json")).toEqual(
    expect.arrayContaining(["AccountUser", "Session", "StaffMember", "OnboardedTutor", "SubjectOption"]),
  );
  expect(schemas("v2.openapi.json")).toEqual(
    expect.arrayContaining([
      "Region",
      "CancellationPolicy",
      "Curriculum",
      "Subdivision",
      "Notification",
      "SearchResult",
    ]),
  );
});
