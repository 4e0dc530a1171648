import { isObject } from "../common/is-object.ts";

const halfOfCharacter = /\p{Surrogate}/u;

/** Whether a text is Unicode that every database can store: no NUL, and no half of a character. */
export const isSoundText = (text: string): boolean => !text.includes("\0") && !halfOfCharacter.test(text);

/** What somebody is told whose text is none. */
export const unsoundText = "A text contains a character that cannot be stored.";

/** Whether every text within a value is sound, names included. However deep the value is: it is walked without recursion. */
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
