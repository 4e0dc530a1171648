import { z } from "zod";
import type { PublicBlock } from "@app/domain/content/learner-view.ts";
import { blockParts, shownBlockFields } from "../content/content.public.ts";

const { useMaths, icon, option, imageOption } = blockParts;

/** A block as the app is given it: what is right is left out. Source: domain.md 1.4. */
export const appBlockRecord = z
  .object({
    ...shownBlockFields,
    useMaths: useMaths.meta({ id: "AppBlockMaths" }),
    options: z.array(option.omit({ isCorrect: true }).meta({ id: "AppOption" })),
    imageOptions: z.array(imageOption.omit({ isCorrect: true }).meta({ id: "AppImageOption" })),
    rating: z.object({ rating: z.int(), numberOfStars: z.int() }).meta({ id: "AppRating" }),
    ratingsIcon: icon.meta({ id: "AppRatingsIcon" }).nullable(),
  })
  .meta({ id: "AppBlock" });
type AppBlockRecord = z.infer<typeof appBlockRecord>;

/** One by one, so that nothing that a block is given later goes out unasked. A hint that tells the answer is kept back. */
export const shownBlock = (block: PublicBlock): AppBlockRecord =>
  appBlockRecord.parse({ ...block, hint: block.hint ?? "" });
