import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buildSchema, parse, validate } from "graphql";
import { calendarQuestions, logQuestions } from "./calendars.ts";
import { listsOf, queryOf } from "./documents.ts";
import { questionsOf } from "./questions.ts";

const schemaFile = createRequire(__filename).resolve("@app/schema/schema.graphql");
const schema = buildSchema(readFileSync(schemaFile, "utf8"));
const lists = listsOf(schema);

it("finds the plain lists of the portal, whole and valid", () => {
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["CustomersList", "DependentsList", "LessonRatingsOf", "RegionsList"]),
  );
  expect(lists.flatMap(({ query }) => validate(schema, parse(query)))).toEqual([]);
});

it("asks for each sort, both ends, each choice of a filter, and searches", () => {
  const customers = lists.find(({ name }) => name === "CustomersList")!;
  const questions = questionsOf(customers, 250);
  expect(questions).toContainEqual({
    kind: "last page, NAME_ASC",
    variables: { page: { number: 3, size: 100 }, filter: {}, sort: "NAME_ASC" },
  });
  expect(questions.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["status:PAUSED", "currency:NGN", "“qxq”"]));
});

it("asks by somebody where a list can be, as one or as several", () => {
  const tutors = lists.find(({ name }) => name === "TutorsList")!;
  const freeAt = { weekday: 2, time: "18:00", minutes: 60, timeZone: "Africa/Lagos" };
  const filters = questionsOf(tutors, 1, { regionId: "r", freeAt }).map(({ variables }) => variables["filter"]);
  expect(filters).toEqual(expect.arrayContaining([{ regionId: ["r"] }, { freeAt }]));
});

it("asks for every view of the calendar, whole and of somebody, and for logs", () => {
  expect(validate(schema, parse(queryOf("CalendarBetween")))).toEqual([]);
  const questions = calendarQuestions("2026-11-23", { tutorId: "t" });
  expect(questions).toContainEqual({
    kind: "week, tutorId",
    variables: { from: "2026-11-23T00:00:00.000Z", to: "2026-11-30T00:00:00.000Z", filter: { tutorId: ["t"] } },
  });
  expect(logQuestions(["one"]).map(({ kind }) => kind)).toEqual(["lesson 1", "lesson 1, event"]);
});
