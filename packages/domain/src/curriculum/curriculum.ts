import * as z from "zod";
import { curriculumShapes, type CurriculumEvent, type CurriculumStatus } from "./curriculum-enums.ts";
import type { Role } from "../enums.ts";
import {
  choiceField,
  idField,
  optional,
  optionalText,
  slugField,
  slugMax,
  textField,
  versionField,
} from "../fields.ts";
import { subjectOptions } from "../subjects.ts";
import { eventsFrom } from "../machine.ts";
import { messages } from "../messages.ts";
import { permissionsOf } from "../permissions.ts";
import { foldForSearch } from "../text.ts";
import { curriculumMachine } from "./curriculum-machine.ts";

export { curriculumMachine };

/** The events that a role may apply to a curriculum in this state. */
export function allowedCurriculumEvents(status: CurriculumStatus, role: Role | null): CurriculumEvent[] {
  return permissionsOf(role).has("curriculums:act") ? eventsFrom(curriculumMachine, status) : [];
}

/** A slug from a name: "Ụtụtụ ọma" → "ututu-oma". Empty if the name has no Latin letter or digit. */
export function slugFrom(name: string): string {
  return foldForSearch(name)
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]/g, "-")
    .replaceAll(/-+/g, "-")
    .replace(/^-/, "")
    .slice(0, slugMax)
    .replace(/-$/, "");
}

/** Last segments of other web addresses under a region's curricula, which no slug may be. Source: routes.json. */
export const reservedCurriculumSlugs: readonly string[] = ["curriculums"];

const curriculumSlug = slugField.refine((slug) => !reservedCurriculumSlugs.includes(slug), messages.slugReserved);

/** A new curriculum; it starts as a draft, for all regions unless one is given. Source: domain.md 1.4. */
export const curriculumInput = z.object({
  name: textField("Name", 100, "yo"),
  /** From the name by default. */
  slug: optional(curriculumSlug),
  regionId: optional(idField("Region")),
  subject: choiceField("Subject", subjectOptions),
  shape: choiceField("Shape", curriculumShapes),
  description: optionalText("Description", 2000, "yo"),
});
export type CurriculumInput = z.infer<typeof curriculumInput>;

/** An update of a curriculum; omitted fields stay unchanged, null clears. */
export const curriculumUpdateInput = curriculumInput.partial().extend({
  _id: idField("Curriculum"),
  version: versionField,
  status: z.never(messages.statusNotEditable).optional(),
});
export type CurriculumUpdateInput = z.infer<typeof curriculumUpdateInput>;
