import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { newBlock, type Block } from "@app/domain/content/session.ts";
import { newId } from "../../../shared/editor/new-id.ts";
import { openAt } from "../../../testing/open-at.tsx";
import { QuestionFields } from "./question-fields.tsx";

function Asked() {
  const [question, setQuestion] = useState<Block>(() => newBlock("single-choice", newId));
  return (
    <>
      <QuestionFields question={question} language="ig" onChange={setQuestion} />
      <output>{[question.questionText, ...question.options.map(({ answerText }) => answerText)].join(" / ")}</output>
    </>
  );
}

it("keeps what is typed in one field while another is typed in", async () => {
  openAt(<Asked />);
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
  await screen.findByRole("textbox", { name: "Question" });
  type("Question", "Who was late?");
  type("Option A", "Mbe");
  type("Option B", "Agụ");
  expect(await screen.findByText("Who was late? / Mbe / Agụ")).toBeVisible();
});
