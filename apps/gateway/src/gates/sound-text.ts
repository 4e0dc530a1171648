import { isObject } from "../common/is-object.ts";

const halfOfCharacter = /\p{Surrogate}/u;

/** Whether a text is Unicode that every database can store: no NUL, no lone surrogates. */
export const isSoundText = (text: string): boolean => !text.includes("\0") && !halfOfCharacter.test(text);

/** The message for such a text. */
export const unsoundText = "A text contains a character that cannot be stored.";

/** Whether all texts in a value are storable, keys included. Iterative, so any depth is safe. */
export function isSound(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === "string") {
      if (!isSoundText(one)) return false;
    } else if (Array.isArray(one)) {
      for (const item of one as unknown[]) left.push(item);
    } else if (isObject(one)) {
      for (const name in one) left.push(name, one[name]);
    }
  }
  return true;
}
