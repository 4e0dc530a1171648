import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { reportNames } from "@app/domain/reports/report-enums.ts";
import { buildSchema, coerceInputValue, isInputObjectType, parse, validate } from "graphql";
import { queryOf } from "../lists/documents.ts";
import { enumOf, questionsOf } from "./questions.ts";

const schemaFile = createRequire(__filename).resolve("@app/schema/schema.graphql");
const schema = buildSchema(readFileSync(schemaFile, "utf8"));
const questions = questionsOf({ regionId: "r", tutorId: "t" }, ["2025-11-29", "2026-11-29"]);

it("asks for every report as its page does, whole and valid", () => {
  expect(validate(schema, parse(queryOf("Report")))).toEqual([]);
  expect([...new Set(questions.map(({ report }) => report))]).toEqual([...reportNames]);
  const filterType = schema.getType("ReportFilter");
  if (!isInputObjectType(filterType)) throw new Error("ReportFilter is no input.");
  for (const { variables } of questions) coerceInputValue(variables["filter"], filterType);
  const names = schema.getType("ReportName")!.toString();
  expect(names).toBe("ReportName");
  expect(reportNames.map(enumOf)).toContain("STUDENT_NO_SHOW");
});

it("asks for each filter once, but for those that a report is without", () => {
  const kinds = questions.filter(({ report }) => report === "student-lessons").map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["as it opens", "twelve months", "one tutor", "with trials"]));
  const standing = questions.filter(({ report }) => report === "unconfirmed-lessons").map(({ kind }) => kind);
  expect(standing).not.toContain("twelve months");
});
