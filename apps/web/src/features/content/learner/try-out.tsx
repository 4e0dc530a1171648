import { useState } from "react";
import { kindRules } from "@app/domain/content/block-kinds.ts";
import type { PublicBlock } from "@app/domain/content/learner-view.ts";
import type { Answer, Grade } from "@app/domain/content/grading.ts";
import { graphemesOf } from "@app/domain/text.ts";
import { Check, CircleAlert } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { LearnerBlock } from "./learner-block.tsx";
import { MathsText } from "./maths-text.tsx";
import { useTaughtLanguage } from "./taught-language.ts";
import css from "./try-out.module.css";

/** What an answer is worth, and what is said of it then. */
export interface Graded extends Grade {
  feedback: string;
}

interface TryOutProps {
  block: PublicBlock;
  /** What is said of a block that there is nothing to answer in. */
  feedback?: string;
  /** Null where it could not be graded, and that was said. */
  grade: (answer: Answer) => Promise<Graded | null>;
}

const words = { right: "Correct", nearly: "Nearly", wrong: "Not quite. Try again.", ungraded: "Write it differently" };

/** One block to be answered, with its hint, and with what the answer is worth. */
export function TryOut({ block, feedback = "", grade }: TryOutProps) {
  const [answer, setAnswer] = useState<Answer>({});
  const [graded, setGraded] = useState<Graded | null>(null);
  const [isHinted, setHinted] = useState(false);
  const [isGrading, setGrading] = useState(false);
  const isDone = graded?.verdict === "right";
  const isAnswered = kindRules[block.blockType].answeredBy !== null;
  const asks = isAnswered && !isDone;

  const change = (next: Answer) => {
    setAnswer(next);
    setGraded(null);
  };
  const check = async () => {
    setGrading(true);
    setGraded(await grade(answer));
    setGrading(false);
  };
  return (
    <div className={css.tryOut}>
      <LearnerBlock block={block} answer={answer} onAnswer={change} isDone={isDone} />
      {(isHinted || !isAnswered) && block.hint ? (
        <p className={css.hint}>
          <MathsText text={block.hint} isMaths={block.useMaths.hint} />
        </p>
      ) : null}
      {!isAnswered && feedback ? (
        <p className={css.hint}>
          <MathsText text={feedback} isMaths={block.useMaths.feedback} />
        </p>
      ) : null}
      <div role="status">{graded ? <Verdict block={block} graded={graded} text={answer.text ?? ""} /> : null}</div>
      {asks ? (
        <div className={css.acts}>
          {block.hint && !isHinted ? <Button onClick={() => setHinted(true)}>Show hint</Button> : null}
          <Button pending={isGrading} onClick={() => void check()}>
            Check answer
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Verdict({ block, graded, text }: { block: PublicBlock; graded: Graded; text: string }) {
  const { verdict, message, places = [], feedback } = graded;
  const Mark = verdict === "right" ? Check : CircleAlert;
  return (
    <div className={css.verdict} data-verdict={verdict}>
      <b>
        <Mark size={18} strokeWidth={2} aria-hidden />
        {message ?? words[verdict]}
      </b>
      {places.length === 0 ? null : <Places text={text} places={places} />}
      {feedback && verdict !== "nearly" ? (
        <p>
          <MathsText text={feedback} isMaths={block.useMaths.feedback} />
        </p>
      ) : null}
    </div>
  );
}

/** What was typed, with the letters that are off. */
function Places({ text, places }: { text: string; places: readonly number[] }) {
  return (
    <p lang={useTaughtLanguage()}>
      {graphemesOf(text).map((letter, at) => (places.includes(at) ? <mark key={at}>{letter}</mark> : letter))}
    </p>
  );
}
