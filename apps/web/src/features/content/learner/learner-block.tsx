import { kindRules } from "@app/domain/content/block-kinds.ts";
import { Taught } from "@app/ui/value/taught.tsx";
import { AnswerPart } from "./answer-part.tsx";
import type { LearnerBlockProps } from "./learner-props.ts";
import { MathsText } from "./maths-text.tsx";
import { Picture, Recording } from "./media.tsx";
import { useTaughtLanguage } from "./taught-language.ts";
import { SessionGraph } from "./session-graph.tsx";
import css from "./learner.module.css";

/** One block as a learner sees it, to be answered. */
export function LearnerBlock(props: LearnerBlockProps) {
  const { block } = props;
  const { questionText, description, quotedQuestionText, imageFile, imageAlt, audioPlayerSRC, useMaths } = block;
  const question = <MathsText text={questionText} isMaths={useMaths.questionText} />;
  const language = useTaughtLanguage();
  const isGraph = block.blockType === "graph";
  return (
    <div className={css.block}>
      {questionText ? (
        <h3 id={`asked-${block._id}`}>
          <Taught lang={language} size="learner">
            {quotedQuestionText ? <q>{question}</q> : question}
          </Taught>
        </h3>
      ) : null}
      {description ? (
        <p>
          <Taught lang={language}>
            <MathsText text={description} isMaths={useMaths.description} />
          </Taught>
        </p>
      ) : null}
      {imageFile && !(isGraph && block.isGraphOverImage) ? <Picture id={imageFile} alt={imageAlt} /> : null}
      {audioPlayerSRC ? <Recording id={audioPlayerSRC} /> : null}
      {isGraph ? <SessionGraph block={block} /> : null}
      {kindRules[block.blockType].answeredBy === null ? null : <AnswerPart {...props} />}
    </div>
  );
}
