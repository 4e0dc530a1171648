import { z } from "zod";
import { answerStrictnesses, blockKinds } from "@app/domain/content/block-kinds.ts";
import type { Block } from "@app/domain/content/session.ts";

const flag = z.boolean();
const text = z.string();
const figure = z.number();

const useMaths = z.object({ questionText: flag, description: flag, feedback: flag, hint: flag });
const icon = z.object({ label: text, iconPath: text, dimension: figure, spacing: figure, viewBox: text });
const option = z.object({ _id: text, answerText: text, isCorrect: flag, useMaths: flag });
const imageOption = z.object({ _id: text, isCorrect: flag, imageSrc: text, imageAlt: text });
const rating = z.object({ rating: figure, correctRating: figure, numberOfStars: figure });

/** What learners may see of a block. Source: domain.md 1.4. */
export const shownFields = {
  _id: text,
  blockType: z.enum(blockKinds),
  questionText: text,
  description: text,
  hint: text,
  useMaths,
  quotedQuestionText: flag,
  imageFile: text,
  imageAlt: text,
  audioPlayerSRC: text,
  isGraphOverImage: flag,
  refreshingGraph: flag,
  graphLatex: z.array(text),
  graphXFrom: text,
  graphXTo: text,
  graphYFrom: text,
  graphYTo: text,
  graphPoints: z.array(text),
  numericOnly: flag,
  answerStrictness: z.enum(answerStrictnesses),
  dropdownInstruction: text,
  minSliderValue: figure,
  maxSliderValue: figure,
  sliderValue: figure,
  sliderSteps: figure,
};
export const blockParts = { useMaths, icon, option, imageOption };

/** A block with what is right, for staff. */
export const blockRecord = z
  .object({
    ...shownFields,
    useMaths: useMaths.meta({ id: "BlockMaths" }),
    feedback: text,
    expression: text,
    tolerance: figure,
    shortTextCorrectOptions: z.array(text),
    options: z.array(option.meta({ id: "AnswerOption" })),
    imageOptions: z.array(imageOption.meta({ id: "ImageOption" })),
    sliderCorrectValue: figure,
    rating: rating.meta({ id: "BlockRating" }),
    ratingsIcon: icon.meta({ id: "RatingsIcon" }).nullable(),
  })
  .meta({ id: "Block" });

/** A block as it is answered; one by one, so that nothing that blocks are given later goes out unasked. */
export const readBlock = (block: Block): z.infer<typeof blockRecord> => blockRecord.parse(block);
