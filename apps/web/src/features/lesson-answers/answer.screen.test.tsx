import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../testing/open-at.tsx";
import { AnswerScreen } from "./answer.screen.tsx";
import {
  GiveLessonAnswerDocument,
  LessonAnswerDocument,
  type GiveLessonAnswerMutation,
  type LessonAnswerQuery,
} from "./lesson-answer.generated.ts";

type Link = NonNullable<LessonAnswerQuery["lessonAnswer"]>;
const ready: Link = {
  __typename: "LessonAnswer",
  kind: "PROPOSAL",
  state: "READY",
  message: null,
  answered: null,
  firstName: "Ada",
  facts: [{ __typename: "LessonAnswerFact", label: "Times", text: "Tuesdays at 19:00 (Lagos)" }],
  choices: ["ACCEPT", "DECLINE"],
};
const link = (lessonAnswer: Link | null) => ({
  request: { query: LessonAnswerDocument, variables: { code: "c0de" } },
  result: { data: { lessonAnswer } },
});
const give = (lessonAnswerSubmit: GiveLessonAnswerMutation["lessonAnswerSubmit"]) => ({
  request: { query: GiveLessonAnswerDocument, variables: () => true },
  result: { data: { lessonAnswerSubmit } },
});
const done = (answered: "ACCEPT" | "DECLINE" | "OBJECT" | "RATE") =>
  give({ __typename: "LessonAnswerPayload", answered, userErrors: [] });
const refused = (message: string) =>
  give({
    __typename: "LessonAnswerPayload",
    answered: null,
    userErrors: [{ __typename: "RefusalError", message, code: "WRONG_STATE", path: [] }],
  });

const open = (mocks: (ReturnType<typeof link> | ReturnType<typeof give>)[], search = "?code=c0de") =>
  openAt(
    <Routes>
      <Route path="/answer" element={<AnswerScreen />} />
    </Routes>,
    { at: `/answer${search}`, mocks, session: aSession({ status: "signed-out", remember: false }) },
  );

it("shows what is asked, and accepts with one press", async () => {
  const { user, asked } = open([link(ready), done("ACCEPT")]);
  expect(await screen.findByRole("heading", { name: "Would you like to teach these lessons?" })).toBeVisible();
  expect(screen.getByText("Tuesdays at 19:00 (Lagos)")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Yes, I would" }));
  expect(await screen.findByText("Thank you. We will write to you as soon as the lessons are booked.")).toHaveFocus();
  expect(asked.at(-1)?.variables).toMatchObject({ input: { code: "c0de", choice: "ACCEPT" } });
});

it("asks who declines why, and lets them go back", async () => {
  const { user, asked } = open([link(ready), done("DECLINE")]);
  await user.click(await screen.findByRole("button", { name: "No" }));
  await user.click(screen.getByRole("button", { name: "Back" }));
  await user.click(screen.getByRole("button", { name: "No" }));
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Say why.")).toBeVisible();
  await user.type(screen.getByLabelText("Why do they not suit you?"), "I am away.");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/We will look for something else/)).toBeVisible();
  expect(asked.at(-1)?.variables).toMatchObject({ input: { code: "c0de", choice: "DECLINE", note: "I am away." } });
});

it("asks at once for what happened where there is nothing to choose", async () => {
  const { user } = open([link({ ...ready, kind: "NO_SHOW", choices: ["OBJECT"] }), done("OBJECT")]);
  await user.type(await screen.findByLabelText("What happened?"), "We were there.");
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/Until then nothing is charged/)).toBeVisible();
});

it("asks a customer for stars, and sends what else they say", async () => {
  const { user, asked } = open([link({ ...ready, kind: "RATING", choices: ["RATE"] }), done("RATE")]);
  await user.click(await screen.findByRole("button", { name: "Send rating" }));
  expect(await screen.findByText("Choose 1 to 5 stars.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "4 of 5" }));
  await user.click(screen.getByRole("checkbox", { name: "Patient" }));
  await user.type(screen.getByLabelText(/Anything else/), "She explains well.");
  await user.click(screen.getByRole("button", { name: "Send rating" }));
  expect(await screen.findByText(/Your rating is saved/)).toHaveFocus();
  expect(asked.at(-1)?.variables).toMatchObject({
    input: {
      code: "c0de",
      choice: "RATE",
      rating: {
        rating: 4,
        tags: ["PATIENT"],
        comment: "She explains well.",
        wouldContinue: null,
        visibleToTutor: true,
      },
    },
  });
});

it("asks a tutor how the learner is doing", async () => {
  const { user, asked } = open([link({ ...ready, kind: "LEARNER_RATING", choices: ["RATE"] }), done("RATE")]);
  await user.click(await screen.findByRole("button", { name: "Send rating" }));
  expect(await screen.findByText("Engagement is required.")).toBeVisible();
  const engagement = screen.getByRole("combobox", { name: "Engagement" });
  engagement.focus();
  await user.keyboard("4");
  await user.click(screen.getByRole("button", { name: "Send rating" }));
  expect(await screen.findByText(/Your rating is saved/)).toBeVisible();
  expect(asked.at(-1)?.variables).toMatchObject({
    input: { code: "c0de", choice: "RATE", learnerRating: { engagement: 4, speaking: null, levelAfter: null } },
  });
});

it("says why an answer is refused and can be given again", async () => {
  const { user } = open([link(ready), refused("Ada is not taking lessons."), link(ready)]);
  await user.click(await screen.findByRole("button", { name: "Yes, I would" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Ada is not taking lessons.");
  expect(screen.getByRole("button", { name: "Yes, I would" })).toBeVisible();
});

it("shows what became of a link that was answered while the page was open", async () => {
  const used = { ...ready, state: "USED" as const, message: "You have answered already.", facts: [], choices: [] };
  const { user } = open([link(ready), refused("You have answered already."), link(used)]);
  await user.click(await screen.findByRole("button", { name: "Yes, I would" }));
  expect(await screen.findByRole("heading", { name: "You have answered" })).toBeVisible();
  expect(screen.queryByText("Times")).toBeNull();
});

it.each([
  ["EXPIRED", "This link has expired", "The time to answer is over."],
  ["OVERTAKEN", "Nothing left to answer", "This has been answered."],
] as const)("says plainly that a link is %s", async (state, title, message) => {
  open([link({ ...ready, state, message, facts: [], choices: [] })]);
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});

it.each([["?code=c0de"], [""]])("knows no link that was never given (%s)", async (search) => {
  open([link(null)], search);
  expect(await screen.findByText("This link is not valid. Open the full link from the email.")).toBeVisible();
});
