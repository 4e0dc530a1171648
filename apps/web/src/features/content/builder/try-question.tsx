import type { Block } from "@app/domain/content/session.ts";
import type { Language } from "@app/domain/text.ts";
import { TaughtLanguage } from "../learner/taught-language.ts";
import { TryBlock } from "./preview.tsx";

interface TryQuestionProps {
  question: Block;
  language: Language | undefined;
}

/** A question as the app asks it, graded as it is being written. */
export const TryQuestion = ({ question, language }: TryQuestionProps) => (
  <TaughtLanguage value={language}>
    <TryBlock block={question} />
  </TaughtLanguage>
);
