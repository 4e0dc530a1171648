import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { schema } from "../schema.ts";

const run = (lessonAnswers: Fakes["lessonAnswers"], source: string) =>
  graphql({ schema, source, contextValue: contextFor("signed out", { lessonAnswers }) });
const look = '{ lessonAnswer(code: "c1") { kind state message answered firstName facts { label text } choices } }';
const give =
  'mutation { lessonAnswerSubmit(input: { code: "c1", choice: DECLINE, note: "I am away." }) { answered userErrors { message code path } } }';

it("says what a link asks to somebody who is signed out", async () => {
  const lookup = jest.fn((_code: string) =>
    Promise.resolve({
      ...({ kind: "no-show", state: "ready", message: null, answered: null, firstName: "Ada" } as const),
      facts: [{ label: "Lesson", text: "Igbo" }],
      choices: ["object" as const],
    }),
  );
  const { data, errors } = await run({ lookup }, look);
  expect(errors).toBeUndefined();
  expect(lookup).toHaveBeenCalledWith("c1");
  expect(data?.lessonAnswer).toEqual({
    kind: "NO_SHOW",
    state: "READY",
    message: null,
    answered: null,
    firstName: "Ada",
    facts: [{ label: "Lesson", text: "Igbo" }],
    choices: ["OBJECT"],
  });
});

it.each([404, 422])("knows no link that was never given (%d)", async (status) => {
  const lookup = () => Promise.reject(UpstreamError.refused("v1", status, "This link is not valid."));
  expect(await run({ lookup }, look)).toEqual({ data: { lessonAnswer: null } });
});

it("says so when an address has guessed too often", async () => {
  const lookup = () => Promise.reject(UpstreamError.refused("v1", 429, "Too many attempts. Try again in 15 minutes."));
  const { errors } = await run({ lookup }, look);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["RATE_LIMITED"]);
});

it("hands on an answer, or why it was refused", async () => {
  const done = jest.fn((_body: object) => Promise.resolve({ choice: "decline" as const }));
  expect((await run({ give: done }, give)).data?.lessonAnswerSubmit).toEqual({ answered: "DECLINE", userErrors: [] });
  expect(done).toHaveBeenCalledWith({ code: "c1", choice: "decline", note: "I am away." });
  const used = () => Promise.reject(UpstreamError.refused("v1", 409, "You have answered already."));
  expect((await run({ give: used }, give)).data?.lessonAnswerSubmit).toMatchObject({
    answered: null,
    userErrors: [{ code: "WRONG_STATE", message: "You have answered already." }],
  });
});
