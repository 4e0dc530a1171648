import { z } from "zod";
import { answerStrictnesses, blockKinds } from "@app/domain/content/block-kinds.ts";
import type { PublicBlock } from "@app/domain/content/learner-view.ts";

const flag = z.boolean();
const text = z.string();
const figure = z.number();

/** A block as the app is given it: what is right is left out. Source: domain.md 1.4. */
export const appBlockRecord = z
  .object({
    _id: text,
    blockType: z.enum(blockKinds),
    questionText: text,
    description: text,
    hint: text,
    useMaths: z
      .object({
        questionText: flag,
        description: flag,
        feedback: flag,
        hint: flag,
      })
      .meta({ id: "AppBlockMaths" }),
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
    options: z.array(z.object({ _id: text, answerText: text, useMaths: flag }).meta({ id: "AppOption" })),
    imageOptions: z.array(z.object({ _id: text, imageSrc: text, imageAlt: text }).meta({ id: "AppImageOption" })),
    minSliderValue: figure,
    maxSliderValue: figure,
    sliderValue: figure,
    sliderSteps: figure,
    rating: z.object({ rating: z.int(), numberOfStars: z.int() }).meta({ id: "AppRating" }),
    ratingsIcon: z
      .object({
        label: text,
        iconPath: text,
        dimension: figure,
        spacing: figure,
        viewBox: text,
      })
      .meta({ id: "AppRatingsIcon" })
      .nullable(),
  })
  .meta({ id: "AppBlock" });
type AppBlockRecord = z.infer<typeof appBlockRecord>;

/** One by one, so that nothing that a block is given later goes out unasked. */
export const shownBlock = (block: PublicBlock): AppBlockRecord => appBlockRecord.parse(block);
