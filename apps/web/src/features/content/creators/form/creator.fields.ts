import { creatorStatuses } from "@app/domain/content/assignment-enums.ts";
import { creatorInput } from "@app/domain/content/assignment.ts";
import type { CreatorStatus } from "@app/schema/types.generated.ts";
import { enumField, number, texts } from "../../../../shared/records/form-fields.ts";
import { formOf } from "../../../../shared/records/form-of.ts";
import type { CreatorRowFragment } from "../creators.generated.ts";

const inWords = (words: readonly string[]) => words.join(", ");

/** A content creator's form as a table of its fields. */
export const creatorForm = formOf<CreatorRowFragment>()(creatorInput, {
  userId: { label: "Account", empty: "", readFrom: ({ id }: CreatorRowFragment): string => id },
  languages: { ...texts("Languages"), show: inWords },
  specialities: { ...texts("Specialities"), show: inWords },
  weeklyTarget: number("Lessons a week"),
  status: enumField<CreatorStatus>()("Status", creatorStatuses, "active"),
});
export type CreatorValues = ReturnType<typeof creatorForm.recordOf>["values"];
