import { useState } from "react";
import { answerNoteMax, answerRules } from "@app/domain/lessons/answers.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { LessonAnswerChoice as WireChoice } from "@app/domain/lessons/answer-enums.ts";
import type { LessonAnswerChoice } from "@app/schema/types.generated.ts";
import { ErrorLine } from "@app/ui/feedback/error-line.tsx";
import { firstMessage } from "@app/ui/form/error-text.ts";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { SkeletonFields } from "@app/ui/form/skeleton-fields.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { checkWith } from "../../shared/save/zod-form.ts";
import type { Give, Question } from "./answer-given.ts";
import { AnswerButtons } from "./answer-page.tsx";
import { answerWords } from "./answer-labels.ts";

/** Few links ask for it. */
const rating = {
  RATING: lazyWithPreload(async () => (await import("./rating-answer.form.tsx")).LessonRatingAnswer),
  LEARNER_RATING: lazyWithPreload(async () => (await import("./rating-answer.form.tsx")).LearnerRatingAnswer),
};

interface WithReason {
  choice: WireChoice;
  note: string;
}

const wire = (choice: LessonAnswerChoice) => choice.toLowerCase() as WireChoice;

/** Asks who declines or objects why. `onBack`: there is something else to choose. */
function ReasonForm({
  kind,
  choice,
  onGive,
  onBack,
}: Pick<Question, "kind"> & { choice: LessonAnswerChoice; onGive: Give; onBack: (() => void) | null }) {
  return (
    <FormFrame<WithReason>
      initialValues={{ choice: wire(choice), note: "" }}
      validate={checkWith(answerRules)}
      onSubmit={({ choice: chosen, note }, form) => onGive(toEnumName(chosen), { note: note.trim() }, form)}
    >
      <AnswerButtons>
        <TextArea name="note" label={answerWords[kind].why} max={answerNoteMax} />
        <FormError />
        <SaveButton label="Send" savingLabel="Sending" always large />
        {onBack ? (
          <Button size="large" wide onClick={onBack}>
            Back
          </Button>
        ) : null}
      </AnswerButtons>
    </FormFrame>
  );
}

/** The answers that a link offers. */
export function AnswerForm(props: { question: Question; onGive: Give }) {
  const { kind } = props.question;
  if (kind !== "RATING" && kind !== "LEARNER_RATING") return <Choices {...props} />;
  const { Part } = rating[kind];
  return <Part onGive={props.onGive} waiting={<SkeletonFields fields={[{ wide: true }, { wide: true }]} />} />;
}

/** To accept is one press, everything else asks why. */
function Choices({ question: { kind, choices }, onGive }: { question: Question; onGive: Give }) {
  const onlyOne = choices.length === 1 ? (choices[0] ?? null) : null;
  const [asked, setAsked] = useState<LessonAnswerChoice | null>(onlyOne);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  async function accept() {
    setSending(true);
    setError(null);
    await onGive("ACCEPT", {}, { setErrors: (errors) => setError(firstMessage(errors) ?? null) });
    setSending(false);
  }

  if (asked !== null)
    return (
      <ReasonForm kind={kind} onGive={onGive} choice={asked} onBack={onlyOne === null ? () => setAsked(null) : null} />
    );
  const { buttons } = answerWords[kind];
  return (
    <AnswerButtons>
      {error === null ? null : <ErrorLine role="alert">{error}</ErrorLine>}
      {choices.map((choice) =>
        choice === "ACCEPT" ? (
          <Button key={choice} main size="large" wide pending={sending} onClick={() => void accept()}>
            {buttons[choice]}
          </Button>
        ) : (
          <Button key={choice} size="large" wide onClick={() => setAsked(choice)}>
            {buttons[choice]}
          </Button>
        ),
      )}
    </AnswerButtons>
  );
}
