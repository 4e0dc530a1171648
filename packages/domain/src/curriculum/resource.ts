import * as z from "zod";
import { resourceKinds } from "./curriculum-enums.ts";
import { choiceField, textField, urlField } from "../fields.ts";

/** Something to read, hear, watch or open. */
export const resourceInput = z.object({
  title: textField("Title", 120, "yo"),
  kind: choiceField("Kind", resourceKinds),
  url: urlField,
});
export type ResourceInput = z.infer<typeof resourceInput>;
