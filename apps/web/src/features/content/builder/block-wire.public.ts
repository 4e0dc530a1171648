import { answerStrictnesses, blockKinds } from "@app/domain/content/block-kinds.ts";
import type { Block } from "@app/domain/content/session.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { SessionBlockInput } from "@app/schema/types.generated.ts";
import type { WholeBlockFragment } from "./builder.generated.ts";

const kindOf = new Map(blockKinds.map((kind) => [toEnumName(kind), kind]));
const strictnessOf = new Map(answerStrictnesses.map((strictness) => [toEnumName(strictness), strictness]));

/** A block as the rules know it. */
export function blockOf({
  id,
  options,
  imageOptions,
  blockType,
  answerStrictness,
  ...block
}: WholeBlockFragment): Block {
  const { __typename: _, useMaths, rating, ratingsIcon, ...fields } = block;
  return {
    _id: id,
    ...fields,
    blockType: kindOf.get(blockType) ?? "information",
    answerStrictness: strictnessOf.get(answerStrictness) ?? "exact",
    useMaths: plain(useMaths),
    rating: plain(rating),
    ratingsIcon: ratingsIcon && plain(ratingsIcon),
    options: options.map(({ id: _id, ...option }) => ({ _id, ...plain(option) })),
    imageOptions: imageOptions.map(({ id: _id, ...option }) => ({ _id, ...plain(option) })),
  };
}

/** Without what only the API's answers have. */
const plain = <Value extends { __typename?: string }>({ __typename: _, ...value }: Value) => value;

const named = <Option extends { _id: string }>({ _id: id, ...option }: Option) => ({ id, ...option });
/** What was typed in place of a number is checked, and is not sent. */
const figure = (value: number) => (Number.isFinite(value) ? value : null);
const whole = (value: number) => (Number.isFinite(value) ? Math.trunc(value) : 0);

/** A block as it is sent. */
export function inputOf(block: Block): SessionBlockInput {
  const { _id: id, blockType, answerStrictness, options, imageOptions, rating, ...fields } = block;
  return {
    id,
    ...fields,
    blockType: toEnumName(blockType),
    answerStrictness: toEnumName(answerStrictness),
    options: options.map(named),
    imageOptions: imageOptions.map(named),
    graphLatex: [...block.graphLatex],
    graphPoints: [...block.graphPoints],
    shortTextCorrectOptions: [...block.shortTextCorrectOptions],
    tolerance: figure(block.tolerance),
    minSliderValue: figure(block.minSliderValue),
    maxSliderValue: figure(block.maxSliderValue),
    sliderValue: figure(block.sliderValue),
    sliderCorrectValue: figure(block.sliderCorrectValue),
    sliderSteps: figure(block.sliderSteps),
    rating: {
      rating: whole(rating.rating),
      correctRating: whole(rating.correctRating),
      numberOfStars: whole(rating.numberOfStars),
    },
  };
}
