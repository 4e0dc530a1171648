import * as z from "zod";
import { choiceField, idField } from "../fields.ts";
import { messages } from "../messages.ts";
import { withoutHidden } from "../plain-line.ts";
import { normalise } from "../text.ts";
import { answersMax, answerStrictnesses, blockKinds, blocksMax, optionsMax } from "./block-kinds.ts";
import { graphPointsMax } from "./graph-frame.ts";
import { sessionMessages } from "./session-messages.ts";
import { newBlock, type Block } from "./session.ts";

/** Maximum length of a draft text in code units, above the limit for submitting, so that nothing typed is lost. */
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
  // Older options have none.
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

/** A block of a draft: correct types, any contents. */
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
  // A few more than may be submitted: the check reports them, and the draft is kept.
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

/** Ids of blocks and their options. */
export const idsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ _id, options, imageOptions }) => [_id, ...[...options, ...imageOptions].map((one) => one._id)]);

/** A block from a caller or a file; missing fields get the values of a new block. */
export const blockInput = z.preprocess(complete, draftBlock);

const draftBlocks = z
  .array(blockInput, messages.list("Blocks"))
  .max(blocksMax, sessionMessages.tooManyBlocks)
  .refine((blocks) => new Set(idsOf(blocks)).size === idsOf(blocks).length, sessionMessages.sameId);

/** Fills in missing fields as in a new block, for older blocks and for fields that a kind does not use. */
function complete(block: unknown): unknown {
  if (typeof block !== "object" || block === null) return block;
  const given = Object.fromEntries(Object.entries(block).filter(([, value]) => value !== null && value !== undefined));
  const { success, data } = choiceField("Block", blockKinds).safeParse(given.blockType);
  const begun = newBlock(success ? data : "information", () => "");
  return { ...begun, options: [], imageOptions: [], shortTextCorrectOptions: [], ...given };
}

/** A session to save; version 0 if there is none yet. Its rules are reported, not enforced. Source: domain.md 1.4. */
export const sessionDraftInput = z.object({
  lessonId: idField("Lesson"),
  version: z.int(messages.whole("Version")).min(0).max(2_147_483_647),
  blocks: draftBlocks,
});
export type SessionDraftInput = z.infer<typeof sessionDraftInput>;

/** Stored blocks, completed with fields added since. The completion alone is never written back. */
export const storedBlocks = (stored: readonly unknown[]): Block[] =>
  stored.map((one) => {
    const block = complete(one) as Block;
    return { ...block, imageOptions: block.imageOptions.map((option) => ({ ...blankImage, ...option })) };
  });

/** Fields that older image options lack. */
const blankImage = { imageAlt: "" };
