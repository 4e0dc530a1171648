import { isObject, parsed, sessionFileMessages } from "./session-file.ts";
import { blockInput } from "./session-input.ts";
import { newBlock, type Block } from "./session.ts";

/** Problems of a block by path: "options.1.answerText". */
type Faults = Record<string, string>;

const known = new Set(Object.keys(newBlock("information", () => "")));

/** Unknown fields of a block, so that a misspelt one is not dropped silently. */
const strangeIn = (block: object): Faults =>
  Object.fromEntries(
    Object.keys(block)
      .filter((name) => !known.has(name))
      .map((name) => [name, sessionFileMessages.unknown(name)]),
  );

/** Parses a block of a file as a draft. Missing fields get the values of a new block. */
export function readFileBlock(text: string): { block: Block } | { problems: Faults } {
  let given: unknown;
  try {
    given = parsed(text);
  } catch {
    return { problems: { "": sessionFileMessages.notABlock } };
  }
  if (!isObject(given)) return { problems: { "": sessionFileMessages.notABlock } };
  const strange = strangeIn(given);
  if (Object.keys(strange).length > 0) return { problems: strange };
  const { success, data, error } = blockInput.safeParse(given);
  if (success) return { block: data };
  return { problems: Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message])) };
}
