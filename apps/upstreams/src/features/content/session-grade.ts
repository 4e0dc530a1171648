import {
  GraphQLFloat,
  GraphQLBoolean,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
} from "graphql";
import { gradeVerdicts, kindRules } from "@app/domain/content/block-kinds.ts";
import { gradeOf, type Answer, type Grade } from "@app/domain/content/grading.ts";
import type { Block } from "@app/domain/content/session.ts";
import { requirePermission } from "../../service/permission.ts";
import type { Context } from "../../service/context.ts";
import { enumOf, optionalText, required, text } from "./content.types.ts";
import { compareInTime } from "./judge/judge.ts";
import { sessionOf } from "./session.service.ts";

/** What an answer is worth, with what is said after it where it is right. */
interface AnsweredGrade extends Grade {
  feedback: string;
}

const answerInput = new GraphQLInputObjectType({
  name: "SessionAnswerInput",
  description: "An answer as a learner gave it.",
  fields: {
    optionIds: { type: new GraphQLList(required(GraphQLID)) },
    text: { type: GraphQLString },
    value: { type: GraphQLFloat },
    decimalComma: { type: GraphQLBoolean, description: "Whether decimals stand behind a comma where it was typed." },
  },
});

const sessionGrade = new GraphQLObjectType<AnsweredGrade, Context>({
  name: "SessionGrade",
  description: "What an answer is worth, and where it is off; never what is right.",
  fields: {
    verdict: { type: required(enumOf("GradeVerdict", "What an answer is worth.", gradeVerdicts)) },
    places: {
      type: required(new GraphQLList(required(GraphQLInt))),
      description: "The characters that are off, from 0; none where the whole answer is meant.",
      resolve: ({ places = [] }) => places,
    },
    message: optionalText,
    feedback: { ...text, description: "What is said after a right answer." },
  },
});

interface GivenAnswer {
  optionIds?: readonly string[] | null;
  text?: string | null;
  value?: number | null;
  decimalComma?: boolean | null;
}
interface Asked {
  lessonId: string;
  blockId: string;
  answer: GivenAnswer;
}

const answerOf = ({ optionIds, text: typed, value, decimalComma }: GivenAnswer): Answer => ({
  ...(optionIds && { optionIds }),
  ...(typed !== null && typed !== undefined && { text: typed }),
  ...(value !== null && value !== undefined && { value }),
  decimal: decimalComma === true ? "," : ".",
});

/** Only an expression is compared elsewhere; within the bounds of its text, which cost nothing. */
const sameExpression = ({ blockType, expression }: Block, { text: given = "" }: Answer): Promise<boolean | null> =>
  kindRules[blockType].answeredBy === "expression" && given.trim() !== ""
    ? compareInTime({ expected: expression, given })
    : Promise.resolve(false);

/** What an answer to a block of a lesson's newest session is worth; null where there is nothing to answer. */
async function graded(context: Context, { lessonId, blockId, answer }: Asked): Promise<AnsweredGrade | null> {
  const session = await sessionOf(context, lessonId);
  const block = session?.blocks.find(({ _id }) => _id === blockId);
  if (!block) return null;
  const given = answerOf(answer);
  const isSame = await sameExpression(block, given);
  const grade = gradeOf(block, given, { sameExpression: () => isSame });
  // Feedback may name the answer: it is kept back until that is given.
  return grade ? { ...grade, feedback: grade.verdict === "right" ? block.feedback : "" } : null;
}

export const gradeField: GraphQLFieldConfig<unknown, Context> = {
  type: sessionGrade,
  description: "What an answer to a block is worth, by a lesson's newest session.",
  args: {
    lessonId: { type: required(GraphQLID) },
    blockId: { type: required(GraphQLID) },
    answer: { type: required(answerInput) },
  },
  resolve: (_, asked, context) => {
    requirePermission(context, "sessions:read");
    return graded(context, asked as Asked);
  },
};
