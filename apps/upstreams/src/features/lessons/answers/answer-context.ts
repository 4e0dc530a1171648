import { fullName } from "@app/domain/people/person.ts";
import type { Database } from "../../../database/client.ts";
import { systemContext } from "../../../service/system-context.ts";
import type { Context, Origin } from "../../../service/context.ts";
import type { PersonRow } from "../../customers/customers.public.ts";
import type { AnswerLinkRow } from "./answer-links.table.ts";

/**
 * What services are handed when somebody without an account answers by a link: records name the system, the activity log
 * and a lesson's own say who it was.
 */
export function answerContext(
  db: Database,
  now: Date,
  { side, personId }: Pick<AnswerLinkRow, "side" | "personId">,
  { person, origin }: { person: PersonRow; origin: Origin },
): Context {
  const context = systemContext(db, now, origin.requestId);
  return {
    ...context,
    origin,
    answers: { side, personId },
    actor: { ...context.actor, name: `${fullName(person)} (${side}, by email link)` },
  };
}
