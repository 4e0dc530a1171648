import { backgroundInput } from "@app/domain/stories/background.ts";
import { text, upload } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { BackgroundRecordFragment } from "./background.generated.ts";

/** A background's form as a table of its fields. */
export const backgroundForm = formOf<BackgroundRecordFragment>()(backgroundInput, {
  name: text("Name"),
  imageFileId: { ...upload("Picture", "imageFile"), showStored: () => "another picture" },
  imageAlt: text("What the picture shows"),
  setting: text("Setting"),
});
