import { bornProblem } from "@app/domain/people/person.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";

/** Refuses a day of birth that is still to come where the caller is, or that nobody alive was born on. */
export function checkBorn({ now, actor }: Context, born: string | null | undefined): void {
  const problem = bornProblem(born, wallClockOf(now, actor.timeZone).date);
  if (problem !== null) throw fieldRefusal("dateOfBirth", problem);
}
