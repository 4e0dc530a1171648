import { useCallback, useEffect, useRef, useState } from "react";
import type { Block } from "@app/domain/content/session.ts";
import type { Language } from "@app/domain/text.ts";
import { TaughtLanguage } from "../learner/taught-language.ts";
import { BlockQuestions, kindField } from "./block-editor.tsx";
import type { ChangeBlock } from "./block-form.tsx";
import { useFormulaFault } from "./use-formula-fault.ts";
import css from "./builder.module.css";

interface QuestionFieldsProps {
  question: Block;
  language: Language | undefined;
  onChange: (question: Block) => void;
}

/** A block as a part of another form, which holds it: what it asks, and what is right. */
export function QuestionFields({ question, language, onChange }: QuestionFieldsProps) {
  const [isFresh] = useState(question.questionText === "");
  const formulaFault = useFormulaFault([question]);
  // Fields that are not drawn again still change the question as it is now.
  const now = useRef({ question, onChange });
  useEffect(() => {
    now.current = { question, onChange };
  });
  const change = useCallback<ChangeBlock>((how) => {
    const changed = how(now.current.question);
    now.current.question = changed;
    now.current.onChange(changed);
  }, []);
  return (
    <TaughtLanguage value={language}>
      <BlockQuestions block={question} formulaFault={formulaFault} isFresh={isFresh} onChange={change}>
        <div className={css.head}>{kindField}</div>
      </BlockQuestions>
    </TaughtLanguage>
  );
}
