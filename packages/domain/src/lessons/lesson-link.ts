import * as z from "zod";
import { idField, optional } from "../fields.ts";

/** Which lesson something is about; none takes the link away. Source: domain.md 3.3, 3.4. */
export const lessonLinkRules = z.object({ lessonId: optional(idField("Lesson")) });
