import { toEnumName } from "@app/domain/enums.ts";

interface Named {
  id: string;
}
interface Kinds {
  blockType: string;
  answerStrictness?: string | null;
}
export interface GivenBlock extends Named, Kinds {
  options?: readonly Named[] | null;
  imageOptions?: readonly Named[] | null;
}

const named = ({ id, ...option }: Named) => ({ _id: id, ...option });

/** A block of an input under the servers' names. */
export const serverBlock = ({ id, options, imageOptions, ...fields }: GivenBlock) => ({
  _id: id,
  ...fields,
  ...(options && { options: options.map(named) }),
  ...(imageOptions && { imageOptions: imageOptions.map(named) }),
});

/** A block with closed lists in the older server's spelling, as the resolvers of `SessionBlock` read it too. */
export const spelledBlock = <Block extends Kinds>({ blockType, answerStrictness, ...fields }: Block) => ({
  ...fields,
  blockType: toEnumName(blockType),
  ...(answerStrictness && { answerStrictness: toEnumName(answerStrictness) }),
});
