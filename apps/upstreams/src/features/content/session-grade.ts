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
import { gradeVerdicts } from "@app/domain/content/block-kinds.ts";
import { keyedBlock } from "@app/domain/content/learner-view.ts";
import { storedBlocks } from "@app/domain/content/session-input.ts";
import type { Block } from "@app/domain/content/session.ts";
import { requirePermission } from "../../service/permission.ts";
import type { Context } from "../../service/context.ts";
import { enumOf, optionalText, required, text } from "./content.types.ts";
import { gradedAnswer, type AnsweredGrade, type GivenAnswer } from "./graded-answer.ts";
import { publishedLesson } from "./in-app.ts";
import { sessionOf } from "./session.service.ts";

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

interface Asked {
  lessonId: string;
  blockId: string;
  answer: GivenAnswer;
}

/** A block of a lesson's newest session. */
async function writtenBlock(context: Context, { lessonId, blockId }: Asked): Promise<Block | undefined> {
  const session = await sessionOf(context, lessonId);
  return session?.blocks.find(({ _id }) => _id === blockId);
}

/** A block of a lesson as the app has it, with the key that was made when it was published. */
async function publishedBlock(context: Context, { lessonId, blockId }: Asked): Promise<Block | undefined> {
  const published = await publishedLesson(context, lessonId);
  const key = published?.key.find((one) => one.blockId === blockId);
  const shown = storedBlocks(published?.shown ?? []).find(({ _id }) => _id === blockId);
  return shown && key && keyedBlock(shown, key);
}

const asks = {
  type: sessionGrade,
  args: {
    lessonId: { type: required(GraphQLID) },
    blockId: { type: required(GraphQLID) },
    answer: { type: required(answerInput) },
  },
};

export const gradeField: GraphQLFieldConfig<unknown, Context, Asked> = {
  ...asks,
  description: "What an answer to a block is worth, by a lesson's newest session.",
  async resolve(_, asked, context) {
    requirePermission(context, "sessions:read");
    return gradedAnswer(await writtenBlock(context, asked), asked.answer);
  },
};

export const appGradeField: GraphQLFieldConfig<unknown, Context, Asked> = {
  ...asks,
  description: "What an answer to a block is worth, by the version of a lesson that the app has.",
  async resolve(_, asked, context) {
    requirePermission(context, "appContent:read");
    return gradedAnswer(await publishedBlock(context, asked), asked.answer);
  },
};
