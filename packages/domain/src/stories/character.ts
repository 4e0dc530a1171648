import * as z from "zod";
import { choiceField, idField, optional, optionalText, textField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { ageGroups, genders } from "../people/people-enums.ts";
import { foldForSearch } from "../text.ts";
import { pictureFields } from "./picture.ts";

export const expressionsMax = 12;

const expression = z.object({
  /** Given by the server; what keeps it stays the same expression, whatever its name and picture become. */
  id: optional(idField("Expression")),
  name: textField("Name", 30),
  imageFileId: idField("Picture"),
});
export type ExpressionInput = z.infer<typeof expression>;

/** Each later expression that a search cannot tell from an earlier one. */
function refuseSameNames(expressions: readonly ExpressionInput[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { name }] of expressions.entries()) {
    const folded = foldForSearch(name);
    if (seen.has(folded)) context.addIssue({ code: "custom", path: [index, "name"], message: messages.unique("Name") });
    seen.add(folded);
  }
}

const fields = z.object({
  name: textField("Name", 60, "yo"),
  ...pictureFields,
  expressions: z
    .array(expression, messages.list("Expressions"))
    .max(expressionsMax, messages.atMostItems(expressionsMax, "expressions"))
    .superRefine(refuseSameNames),
  gender: optional(choiceField("Gender", genders)),
  ageGroup: optional(choiceField("Age group", ageGroups)),
  speakerId: optional(idField("Usual voice")),
  bio: optionalText("About", 1000, "yo"),
});

/** A new character. Its name is unique, marks and capitals apart. Source: domain.md 1.5. */
export const characterInput = fields.extend({ expressions: fields.shape.expressions.default([]) });
export type CharacterInput = z.infer<typeof characterInput>;

/** Changes to a character: what is left out stays, expressions are given whole. */
export const characterUpdateInput = fields.partial().extend({ _id: idField("Character"), version: versionField });
export type CharacterUpdateInput = z.infer<typeof characterUpdateInput>;
