import * as z from "zod";
import { idField, optional } from "../fields.ts";

/** The lesson that something is about; none removes the link. Source: domain.md 3.3, 3.4. */
export const lessonLinkRules = z.object({ lessonId: optional(idField("Lesson")) });
