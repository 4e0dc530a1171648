import * as z from "zod";
import { appVersionField } from "../app-version.ts";
import {
  choiceField,
  clockField,
  dateField,
  idField,
  optional,
  proseField,
  textField,
  versionField,
} from "../fields.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { altMax } from "../stories/picture.ts";
import {
  appPlatforms,
  productUpdateAudiences,
  productUpdateKinds,
  type ProductUpdateAudience,
} from "./update-enums.ts";
import { productUpdateMessages as texts } from "./update-messages.ts";

export const updateTitleMax = 80;
export const updateBodyMax = 4000;

const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];

const fields = z.object({
  title: textField("Title", updateTitleMax, "yo"),
  body: proseField("Text", updateBodyMax, "yo"),
  kind: choiceField("Kind", productUpdateKinds),
  platforms: z
    .array(z.enum(appPlatforms, messages.choice("Platform")), messages.list("Platforms"))
    .min(1, texts.platforms)
    .max(50)
    .overwrite(unique),
  minAppVersion: optional(appVersionField),
  imageFileId: optional(idField("Picture")),
  imageAlt: optional(textField("What the picture shows", altMax, "yo")),
  audience: choiceField("Audience", productUpdateAudiences),
  subjects: z
    .array(z.enum(subjectOptions, messages.choice("Subject")), messages.list("Subjects"))
    .max(50)
    .overwrite(unique),
  regionIds: z.array(idField("Region"), messages.list("Regions")).max(50).overwrite(unique),
});

interface Audience {
  audience: ProductUpdateAudience;
  subjects: readonly string[];
  regionIds: readonly string[];
}

/** What is missing of those who see an update; null if nothing is. */
export function audienceProblem({ audience, subjects, regionIds }: Audience): { field: string; text: string } | null {
  if (audience === "subjects" && subjects.length === 0) return { field: "subjects", text: texts.subjects };
  if (audience === "regions" && regionIds.length === 0) return { field: "regionIds", text: texts.regions };
  return null;
}

/** What a picture lacks; null if nothing is. */
export const imageProblem = ({ imageFileId, imageAlt }: Pictured): string | null =>
  imageFileId && !imageAlt ? texts.imageAlt : null;

interface Pictured {
  imageFileId?: string | null | undefined;
  imageAlt?: string | null | undefined;
}

/** Only what the audience is chosen by stays, and no words for a picture that is gone. */
export const chosenAudience = <Said extends Audience & Pictured>(said: Said): Said => ({
  ...said,
  imageAlt: said.imageFileId ? said.imageAlt : null,
  subjects: said.audience === "subjects" ? said.subjects : [],
  regionIds: said.audience === "regions" ? said.regionIds : [],
});

/** A new product update, as a draft. Source: domain.md 1.5. */
export const productUpdateInput = fields
  .extend({
    audience: fields.shape.audience.default("everyone"),
    subjects: fields.shape.subjects.default([]),
    regionIds: fields.shape.regionIds.default([]),
  })
  .superRefine((said, context) => {
    const unseen = imageProblem(said);
    if (unseen) context.addIssue({ code: "custom", path: ["imageAlt"], message: unseen });
    const problem = audienceProblem(said);
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.text });
  });
export type ProductUpdateInput = z.infer<typeof productUpdateInput>;

/** Changes to a product update: what is left out stays, lists are given whole. */
export const productUpdateUpdateInput = fields
  .partial()
  .extend({ _id: idField("Product update"), version: versionField });
export type ProductUpdateUpdateInput = z.infer<typeof productUpdateUpdateInput>;

/** When it is to be published. */
export const productUpdateScheduleInput = z.object({
  version: versionField,
  publishAt: z.iso.datetime({ error: messages.instant("Publish at") }),
});

/** The same as people type it, by their own clock. */
export const publishTime = z.object({ date: dateField, time: clockField("Time") });
