import { optional, proseField } from "../fields.ts";
import type { ContentCheck } from "../language/word.ts";

export const spokenMax = 300;

/** What somebody says, in the language that is taught and in English; a draft may lack either. */
export const spokenFields = {
  text: optional(proseField("Text", spokenMax, "yo")),
  translation: optional(proseField("Translation", spokenMax, "yo")),
};

export interface Spoken {
  text?: string | null | undefined;
  translation?: string | null | undefined;
}

/** What something that is said lacks. `at`: the path of its fields; `what`: "Line 2 of scene 1". */
export const spokenChecks = ({ text, translation }: Spoken, at: string, what: string): ContentCheck[] => [
  ...(text ? [] : [{ field: `${at}.text`, message: `${what} needs its text.` }]),
  ...(translation ? [] : [{ field: `${at}.translation`, message: `${what} needs a translation.` }]),
];
