import { toEnumName } from "@app/domain/enums.ts";
import { appPlatforms, productUpdateAudiences, productUpdateKinds } from "@app/domain/product-updates/update-enums.ts";
import { productUpdateInput } from "@app/domain/product-updates/product-update.ts";
import type { AppPlatform, ProductUpdateAudience, ProductUpdateKind } from "@app/schema/types.generated.ts";
import { enumField, references, text, texts, upload } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { audienceOptions, kindOptions, platformWord } from "../update-labels.ts";
import type { ProductUpdateRecordFragment } from "../update.generated.ts";

const platformsText = (values: readonly string[]) => values.map(platformWord).join(", ");

/** All of them, until somebody says otherwise. */
const everywhere: readonly string[] = appPlatforms;

/** A product update's form as a table of its fields. */
export const updateForm = formOf<ProductUpdateRecordFragment>()(productUpdateInput, {
  title: text("Title"),
  body: text("Text"),
  kind: { ...enumField<ProductUpdateKind>()("Kind", productUpdateKinds), show: labelOf(kindOptions) },
  platforms: {
    label: "Platforms",
    empty: everywhere,
    read: (stored: readonly AppPlatform[]): readonly string[] =>
      appPlatforms.filter((platform) => stored.includes(toEnumName(platform))),
    sent: (parsed: readonly string[]) => parsed.map((platform) => toEnumName(platform) as AppPlatform),
    show: platformsText,
    showStored: (stored: unknown) => platformsText(stored as readonly string[]),
  },
  minAppVersion: text("Oldest app version"),
  imageFileId: { ...upload("Picture", "imageFile"), showStored: () => "another picture" },
  imageAlt: text("What the picture shows"),
  audience: {
    ...enumField<ProductUpdateAudience>()("Audience", productUpdateAudiences, "everyone"),
    show: labelOf(audienceOptions),
  },
  subjects: {
    ...texts("Subjects"),
    showStored: (stored: unknown) => (stored as readonly string[]).join(", ") || "none",
  },
  regionIds: references("Regions", "regions"),
});
export type UpdateValues = ReturnType<typeof updateForm.recordOf>["values"];
