import { languageOptions } from "@app/domain/language/dialect.ts";
import type { WordChoiceFragment } from "../../words/word-choices.public.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";

/** What a part's form lists of words: topics do, in the language of their curriculum, or in any if it teaches none. */
export const wordsTaught = (type: PartFragment["type"], subject: string, words: readonly WordChoiceFragment[]) =>
  type === "TOPIC" ? { subject: languageOptions.find((language) => language === subject) ?? null, words } : undefined;
