import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { answerMessages } from "@app/domain/lessons/answer-messages.ts";
import type { LessonAnswerChoice } from "@app/schema/types.generated.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { useSave } from "../../shared/save/use-save.ts";
import { AnswerFacts, AnswerMessage, AnswerPage } from "./answer-page.tsx";
import type { Give } from "./answer-given.ts";
import { AnswerForm } from "./answer.form.tsx";
import { answerWords, closedTitles } from "./answer-labels.ts";
import { GiveLessonAnswerDocument, LessonAnswerDocument } from "./lesson-answer.generated.ts";

/** What a tutor or a customer answers by the one-time link of an email, without signing in. */
export function AnswerScreen() {
  const code = useSearchParams()[0].get("code") ?? "";
  const { data, loading, error, refetch } = useQuery(
    LessonAnswerDocument,
    code === "" ? skipToken : { variables: { code }, fetchPolicy: "network-only" },
  );
  const { save } = useSave(GiveLessonAnswerDocument, ({ lessonAnswerSubmit }) => lessonAnswerSubmit);
  const [given, setGiven] = useState<LessonAnswerChoice | null>(null);

  const give: Give = async (choice, said, form) => {
    const { payload } = await save({ input: { code, choice, ...said } }, form);
    if (payload) setGiven(choice);
    // It may have been answered or have ended since the page was opened: then the page says so.
    else void refetch();
  };

  const question = data?.lessonAnswer;
  if (question && given !== null)
    return (
      <AnswerPage title="Thank you">
        <AnswerMessage>{answerWords[question.kind].done[given] ?? "We have your answer."}</AnswerMessage>
      </AnswerPage>
    );
  if (!question && error)
    return (
      <AnswerPage title="Your answer">
        <ErrorState {...failure("link", error, refetch, loading)} />
      </AnswerPage>
    );
  if (!data && loading)
    return (
      <AnswerPage title="Your answer">
        <SkeletonPage what="link" />
      </AnswerPage>
    );
  if (question?.state !== "READY")
    return (
      <AnswerPage title={closedTitles[question?.state ?? "READY"]}>
        <AnswerMessage>{question?.message ?? answerMessages.invalid}</AnswerMessage>
      </AnswerPage>
    );
  const { title, lead } = answerWords[question.kind];
  return (
    <AnswerPage title={title} lead={lead(question.firstName)}>
      <AnswerFacts facts={question.facts} />
      <AnswerForm question={question} onGive={give} />
    </AnswerPage>
  );
}
