import * as z from "zod";
import { choiceField, idField } from "../fields.ts";
import { messages } from "../messages.ts";
import { withoutHidden } from "../plain-line.ts";
import { normalise } from "../text.ts";
import { answersMax, answerStrictnesses, blockKinds, blocksMax, optionsMax } from "./block-kinds.ts";
import { graphPointsMax } from "./graph-frame.ts";
import { sessionMessages } from "./session-messages.ts";
import { newBlock, type Block } from "./session.ts";

/** What a draft may hold of a text: more than may be submitted, so that nothing typed is lost; in code units. */
const draftMax = 20_000;

const draftText = (label: string) =>
  z
    .string(messages.text(label))
    .overwrite((text) => normalise(withoutHidden(text), "yo"))
    .refine((text) => text.length <= draftMax, messages.atMost(label, draftMax));
const flag = z.boolean(messages.yesOrNo);
const figure = (label: string) => z.number(messages.required(label)).min(-1e12).max(1e12);
const fileRef = z.string(messages.text("File")).max(200, messages.reference("File"));
const texts = (label: string, most: number) =>
  z.array(draftText(label), messages.list(label)).max(most, messages.atMostItems(most, "entries"));

const answerOption = z.object({
  _id: idField("Option"),
  answerText: draftText("Option"),
  isCorrect: flag,
  useMaths: flag,
});
const imageOption = z.object({
  _id: idField("Option"),
  isCorrect: flag,
  imageSrc: fileRef,
  // Older ones have none.
  imageAlt: draftText("Image description").default(""),
});
const said = z.object({ questionText: flag, description: flag, feedback: flag, hint: flag });
const stars = z.object({
  rating: figure("Start"),
  correctRating: figure("Correct rating"),
  numberOfStars: figure("Stars"),
});
const icon = z.object({
  label: draftText("Label"),
  iconPath: draftText("Icon"),
  dimension: figure("Size"),
  spacing: figure("Spacing"),
  viewBox: draftText("View box"),
});

/** One block as a draft may have it: of the right form, whatever its fields say yet. */
const draftBlock = z.object({
  _id: idField("Block"),
  blockType: choiceField("Block", blockKinds),
  questionText: draftText("Question"),
  description: draftText("Description"),
  feedback: draftText("Feedback"),
  hint: draftText("Hint"),
  useMaths: said,
  quotedQuestionText: flag,
  imageFile: fileRef,
  imageAlt: draftText("Image description"),
  audioPlayerSRC: fileRef,
  isGraphOverImage: flag,
  refreshingGraph: flag,
  graphLatex: texts("Graph", answersMax),
  graphXFrom: draftText("Axis"),
  graphXTo: draftText("Axis"),
  graphYFrom: draftText("Axis"),
  graphYTo: draftText("Axis"),
  graphPoints: texts("Points", graphPointsMax),
  expression: draftText("Expression"),
  numericOnly: flag,
  tolerance: figure("Tolerance"),
  // A few more than may be submitted: the check says so, the draft is kept.
  shortTextCorrectOptions: texts("Answer", answersMax * 2),
  answerStrictness: choiceField("Strictness", answerStrictnesses),
  dropdownInstruction: draftText("Instruction"),
  options: z.array(answerOption).max(optionsMax, sessionMessages.tooManyOptions),
  imageOptions: z.array(imageOption).max(optionsMax, sessionMessages.tooManyOptions),
  minSliderValue: figure("Minimum"),
  maxSliderValue: figure("Maximum"),
  sliderValue: figure("Start"),
  sliderCorrectValue: figure("Correct value"),
  sliderSteps: figure("Steps"),
  rating: stars,
  ratingsIcon: icon.nullable(),
});

/** The ids of blocks and of their options. */
export const idsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ _id, options, imageOptions }) => [_id, ...[...options, ...imageOptions].map((one) => one._id)]);

/** One block as a caller or a file gives it; what it leaves out is as in a new one. */
export const blockInput = z.preprocess(complete, draftBlock);

const draftBlocks = z
  .array(blockInput, messages.list("Blocks"))
  .max(blocksMax, sessionMessages.tooManyBlocks)
  .refine((blocks) => new Set(idsOf(blocks)).size === idsOf(blocks).length, sessionMessages.sameId);

/** What a block leaves out is as in a new one: an older one is read so, and a caller need not say what its kind does not use. */
function complete(block: unknown): unknown {
  if (typeof block !== "object" || block === null) return block;
  const given = Object.fromEntries(Object.entries(block).filter(([, value]) => value !== null && value !== undefined));
  const { success, data } = choiceField("Block", blockKinds).safeParse(given.blockType);
  const begun = newBlock(success ? data : "information", () => "");
  return { ...begun, options: [], imageOptions: [], shortTextCorrectOptions: [], ...given };
}

/** A session as it is written; version 0 where there is none yet. Its rules are checked, not enforced. Source: domain.md 1.4. */
export const sessionDraftInput = z.object({
  lessonId: idField("Lesson"),
  version: z.int(messages.whole("Version")).min(0).max(2_147_483_647),
  blocks: draftBlocks,
});
export type SessionDraftInput = z.infer<typeof sessionDraftInput>;

/** Blocks as they were stored, whatever they lacked then. They are never written back for it. */
export const storedBlocks = (stored: readonly unknown[]): Block[] =>
  stored.map((one) => {
    const block = complete(one) as Block;
    return { ...block, imageOptions: block.imageOptions.map((option) => ({ ...blankImage, ...option })) };
  });

/** What image options lacked when they were stored. */
const blankImage = { imageAlt: "" };
