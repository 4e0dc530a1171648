import { useFormikContext } from "formik";
import { kindRules } from "@app/domain/content/block-kinds.ts";
import { faultsOf } from "@app/domain/content/session-checks.ts";
import { copied } from "@app/domain/content/session-edits.ts";
import { blockName } from "@app/domain/content/session-words.ts";
import { newBlock, type Block } from "@app/domain/content/session.ts";
import { languageOf } from "@app/domain/language/language-of.ts";
import { questionsMax } from "@app/domain/stories/story.ts";
import type { Opened } from "../../../shared/editor/editor-form.tsx";
import { newId } from "../../../shared/editor/new-id.ts";
import { PartHead } from "../../../shared/editor/part-head.tsx";
import { PartsList } from "../../../shared/editor/parts-list.tsx";
import { useParts } from "../../../shared/editor/use-parts.ts";
import { questionFields, useFormulaFault } from "../../content/builder/questions.public.ts";
import type { StoryValues } from "./story.fields.ts";

const questionParts = {
  field: "questions",
  idOf: ({ _id }: Block) => _id,
  max: questionsMax,
  newPart: () => newBlock("single-choice", newId),
  copyOf: (question: Block) => copied(question, newId),
};

interface PartProps {
  opened: Opened;
}

/** The questions of a story at the left of its editor, below the scenes. */
export function Questions({ opened }: PartProps) {
  const { values } = useFormikContext<StoryValues>();
  const { questions } = values;
  const formulaFault = useFormulaFault(questions);
  return (
    <PartsList
      {...useParts(opened, questionParts).list}
      opened={opened}
      title="Questions"
      what="question"
      parts={questions.map((question) => ({
        id: question._id,
        name: blockName(question),
        line: kindRules[question.blockType].label,
        fault: faultsOf(question, formulaFault)[0]?.[1],
      }))}
    />
  );
}

/** The open question; nothing if a scene is open. */
export function OpenQuestion({ opened }: PartProps) {
  const { values, setFieldValue } = useFormikContext<StoryValues>();
  const { part: question, index, head } = useParts(opened, questionParts);
  if (!question) return null;
  return (
    <>
      <PartHead {...head} what="question" title={`Question ${index + 1}`} />
      <questionFields.Part
        key={question._id}
        question={question}
        language={languageOf(values.subject)}
        onChange={(changed) => void setFieldValue(`questions.${index}`, changed)}
      />
    </>
  );
}
