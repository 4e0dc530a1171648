import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLScalarType,
} from "graphql";
import { answerStrictnesses, blockKinds } from "@app/domain/content/block-kinds.ts";
import type { Context } from "../../service/context.ts";
import {
  enumOf,
  flagField,
  instantField,
  optionalInstant,
  optionalId,
  optionalWhole,
  required,
  text,
  whole,
} from "./content.types.ts";
import type { SessionCommentRow } from "./content.table.ts";
import { commentsOf, versionsOf, type SessionVersion } from "./session.reads.ts";
import { sessionChecks, type ReadSession } from "./session.service.ts";

const blockKind = enumOf("BlockKind", "A kind of block.", blockKinds);
const strictness = enumOf("AnswerStrictness", "How much of a short text has to agree.", answerStrictnesses);

type Leaf = GraphQLScalarType | GraphQLEnumType;
type Shape = Readonly<Record<string, Leaf>>;

const flag = GraphQLBoolean;
const figure = GraphQLFloat;
const line = GraphQLString;

const shapes = {
  BlockMaths: { questionText: flag, description: flag, feedback: flag, hint: flag },
  AnswerOption: { _id: GraphQLID, answerText: line, isCorrect: flag, useMaths: flag },
  ImageOption: { _id: GraphQLID, isCorrect: flag, imageSrc: line, imageAlt: line },
  BlockRating: { rating: GraphQLInt, correctRating: GraphQLInt, numberOfStars: GraphQLInt },
  RatingsIcon: { label: line, iconPath: line, dimension: figure, spacing: figure, viewBox: line },
} satisfies Readonly<Record<string, Shape>>;

/** The fields of a block that hold one value each. */
const plainFields: Shape = {
  questionText: line,
  description: line,
  feedback: line,
  hint: line,
  quotedQuestionText: flag,
  imageFile: line,
  imageAlt: line,
  audioPlayerSRC: line,
  isGraphOverImage: flag,
  refreshingGraph: flag,
  expression: line,
  numericOnly: flag,
  tolerance: figure,
  graphXFrom: line,
  graphXTo: line,
  graphYFrom: line,
  graphYTo: line,
  answerStrictness: strictness,
  dropdownInstruction: line,
  minSliderValue: figure,
  maxSliderValue: figure,
  sliderValue: figure,
  sliderCorrectValue: figure,
  sliderSteps: figure,
};

const entriesOf = <Field>(shape: Shape, field: (leaf: Leaf) => Field) =>
  Object.fromEntries(Object.entries(shape).map(([name, leaf]) => [name, field(leaf)]));

const needed = (leaf: Leaf) => ({ type: required(leaf) });
const typeOf = (name: keyof typeof shapes) => new GraphQLObjectType({ name, fields: entriesOf(shapes[name], needed) });
const inputOf = (name: keyof typeof shapes) =>
  new GraphQLInputObjectType({ name: `${name}Input`, fields: entriesOf(shapes[name], needed) });
const listOf = <T extends GraphQLScalarType | GraphQLObjectType>(type: T) => required(new GraphQLList(required(type)));
const inputList = (type: GraphQLInputType) => ({ type: new GraphQLList(type) });

const block = new GraphQLObjectType({
  name: "Block",
  description: "One block of a session. What its kind does not use is as in a new one.",
  fields: {
    _id: { type: required(GraphQLID) },
    blockType: { type: required(blockKind) },
    ...entriesOf(plainFields, needed),
    useMaths: { type: required(typeOf("BlockMaths")) },
    graphLatex: { type: listOf(GraphQLString) },
    graphPoints: { type: listOf(GraphQLString) },
    shortTextCorrectOptions: { type: listOf(GraphQLString) },
    options: { type: listOf(typeOf("AnswerOption")) },
    imageOptions: { type: listOf(typeOf("ImageOption")) },
    rating: { type: required(typeOf("BlockRating")) },
    ratingsIcon: { type: typeOf("RatingsIcon") },
  },
});

export const blockInput = new GraphQLInputObjectType({
  name: "BlockInput",
  description: "What is left out is as in a new block. Ids are the caller's to give, and never change.",
  fields: {
    _id: { type: required(GraphQLID) },
    blockType: { type: required(blockKind) },
    ...entriesOf(plainFields, (type) => ({ type })),
    useMaths: { type: inputOf("BlockMaths") },
    graphLatex: inputList(required(GraphQLString)),
    graphPoints: inputList(required(GraphQLString)),
    shortTextCorrectOptions: inputList(required(GraphQLString)),
    options: inputList(required(inputOf("AnswerOption"))),
    imageOptions: inputList(required(inputOf("ImageOption"))),
    rating: { type: inputOf("BlockRating") },
    ratingsIcon: { type: inputOf("RatingsIcon") },
  },
});

export const check = new GraphQLObjectType({
  name: "SessionCheck",
  description: "Something that keeps a session from being submitted.",
  fields: {
    blockId: optionalId,
    blockIndex: { ...optionalWhole, description: "From 0; null for the session as a whole." },
    field: text,
    message: text,
  },
});

const comment = new GraphQLObjectType<SessionCommentRow, Context>({
  name: "SessionComment",
  description: "What a reviewer asks for, at a block or of the session as a whole.",
  fields: {
    _id: { type: required(GraphQLID), resolve: ({ id }) => id },
    versionNumber: { ...whole, description: "The version that it was made of." },
    blockId: { ...optionalId, description: "The block, which may have been removed since; null for the whole." },
    quote: { ...text, description: "What the block was called then." },
    text,
    authorId: { type: required(GraphQLID), resolve: ({ createdBy }) => createdBy },
    createdAt: instantField,
    resolvedAt: optionalInstant,
  },
});

const version = new GraphQLObjectType<SessionVersion, Context>({
  name: "SessionVersion",
  description: "One version of a session, without what is in it.",
  fields: {
    versionNumber: whole,
    updatedAt: instantField,
    publishedAt: optionalInstant,
    isLive: { ...flagField, description: "Whether the app has it." },
  },
});

export const session = new GraphQLObjectType<ReadSession, Context>({
  name: "Session",
  description: "What is to be learnt in a lesson.",
  fields: {
    _id: { type: required(GraphQLID), resolve: ({ id }) => id },
    lessonId: { type: required(GraphQLID) },
    versionNumber: { ...whole, description: "From 1; a published one is followed by the next." },
    version: { ...whole, description: "Starts at 1 and goes up by one with each save." },
    createdAt: instantField,
    updatedAt: instantField,
    publishedAt: { ...optionalInstant, description: "When this version was first published." },
    blocks: { type: required(new GraphQLList(required(block))) },
    checks: { type: required(new GraphQLList(required(check))), resolve: sessionChecks },
    isAuthor: {
      ...flagField,
      description: "Whether whoever asks wrote at this version.",
      resolve: ({ authorIds }, _, { actor }) => authorIds.includes(actor.personId),
    },
    comments: {
      type: listOf(comment),
      description: "What reviewers asked for in the lesson, the latest first.",
      resolve: ({ lessonId }, _, context) => commentsOf(context, lessonId),
    },
    versions: {
      type: listOf(version),
      description: "All versions of the lesson's session, the latest first.",
      resolve: ({ lessonId }, _, context) => versionsOf(context, lessonId),
    },
  },
});
