import * as z from "zod";
import { plainIssue } from "./plain-issue.ts";

const schema = z.object({
  names: z.array(z.string().max(3)).max(2),
  count: z.number().min(1),
  mood: z.enum(["good", "bad"]),
  own: z.string("Write something."),
});

it.each([
  [{}, ["This is required.", "This is required.", "This is not valid.", "Write something."]],
  [{ names: ["a", "cdef"], count: 1, mood: "good", own: "x" }, ["This must be at most 3 characters."]],
  [
    { names: ["a", "b", "c"], count: 0, mood: "good", own: "x" },
    ["This must be at most 2 items.", "This must be at least 1."],
  ],
  [{ names: "a", count: "1", mood: "good", own: "x" }, ["This must be a list.", "This must be a number."]],
])("says in words what is wrong with %j", (given, said) => {
  const { error } = schema.safeParse(given, { error: plainIssue });
  expect(error?.issues.map(({ message }) => message)).toEqual(said);
});
