import * as z from "zod";
import {
  choiceField,
  dateField,
  idField,
  optional,
  optionalText,
  textField,
  urlField,
  versionField,
  wholeField,
} from "../fields.ts";
import { inSubjectOrder, subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import type { PromoScope } from "../promos/promo-enums.ts";
import { bannerAudiences, bannerPlacements, openAudiences } from "./banner-enums.ts";
import { bannerMessages as texts } from "./banner-messages.ts";

/** The highest priority. */
export const priorityMax = 100;

const fields = z.object({
  title: textField("Title", 60, "yo"),
  body: optionalText("Text", 200, "yo"),
  imageFileId: optional(idField("Image")),
  altText: optional(textField("What the image shows", 200, "yo")),
  ctaLabel: optional(textField("Button label", 24, "yo")),
  ctaUrl: optional(urlField),
  promoId: optional(idField("Promo")),
  placement: choiceField("Placement", bannerPlacements),
  audience: choiceField("Audience", bannerAudiences).refine((one) => openAudiences.includes(one), texts.audience),
  regionIds: z
    .array(idField("Region"))
    .max(50)
    .overwrite((ids) => [...new Set(ids)]),
  subjects: z.array(choiceField("Subject", subjectOptions)).max(subjectOptions.length).overwrite(inSubjectOrder),
  startsOn: dateField,
  /** The last day. */
  endsOn: optional(dateField),
  priority: wholeField("Priority", 0, priorityMax),
  dismissible: z.boolean(messages.yesOrNo),
});

type Maybe = string | null | undefined;

interface Said {
  imageFileId?: Maybe;
  altText?: Maybe;
  ctaLabel?: Maybe;
  ctaUrl?: Maybe;
  startsOn: string;
  endsOn?: Maybe;
}

/** Problems between the fields of a banner, by field; empty if there are none. */
export function bannerProblems({ imageFileId, altText, ctaLabel, ctaUrl, startsOn, endsOn }: Said) {
  const problems: Record<string, string> = {};
  if (imageFileId != null && altText == null) problems["altText"] = texts.describe;
  if (ctaUrl != null && ctaLabel == null) problems["ctaLabel"] = texts.both;
  if (ctaLabel != null && ctaUrl == null) problems["ctaUrl"] = texts.both;
  if (endsOn != null && endsOn < startsOn) problems["endsOn"] = messages.order;
  return problems;
}

/** Who can use a promo, and where. */
interface PromoReach {
  customerScope: PromoScope;
  /** Empty for everywhere. */
  regionIds: readonly string[];
}

/** Whether a banner in a region, or where none is known, may name a promo: anybody may see it, and wants to use the code. */
export const mayNamePromo = ({ customerScope, regionIds }: PromoReach, regionId: string | null): boolean =>
  customerScope !== "listed" && (regionIds.length === 0 || (regionId !== null && regionIds.includes(regionId)));

/** Why a banner for some regions, or for all, could never show beside a promo; null if it could. */
export function promoProblem(promo: PromoReach, regionIds: readonly string[]): string | null {
  if (promo.customerScope === "listed") return texts.promoListed;
  const somewhere = regionIds.length === 0 || regionIds.some((id) => mayNamePromo(promo, id));
  return somewhere ? null : texts.promoElsewhere;
}

const { shape } = fields;

/** A new banner, as a draft. Source: domain.md 1.3. */
export const bannerInput = fields
  .extend({
    audience: shape.audience.default("everyone"),
    regionIds: shape.regionIds.default([]),
    subjects: shape.subjects.default([]),
    priority: shape.priority.default(0),
    dismissible: shape.dismissible.default(true),
  })
  .superRefine((banner, context) => {
    for (const [field, message] of Object.entries(bannerProblems(banner)))
      context.addIssue({ code: "custom", path: [field], message });
  });
export type BannerInput = z.infer<typeof bannerInput>;

/** An update of a banner; omitted fields stay unchanged. */
export const bannerUpdateInput = fields.partial().extend({ _id: idField("Banner"), version: versionField });
export type BannerUpdateInput = z.infer<typeof bannerUpdateInput>;

/** Where a banner stands among those of its placement; the first one shows. */
export const bannerMoveInput = z.object({
  version: versionField,
  /** From 0. */
  position: wholeField("Position", 0, priorityMax),
});
