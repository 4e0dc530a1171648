import { toEnumName } from "@app/domain/enums.ts";
import type { LeadEvent, LeadStage } from "@app/domain/leads/lead-enums.ts";
import { leadMachine } from "@app/domain/leads/lead-states.ts";
import { nextState } from "@app/domain/machine.ts";
import { eventParam, stateIn } from "../../../shared/records/record-events.ts";

/** What moving a card into a column comes to: done at once, or asked about in a dialog; refused with why. */
export type BoardMove = { does: "contact" } | { asks: string } | { refusal: string };

/** In the order in which one is offered before another that leads to the same stage. */
const moves: readonly Exclude<LeadEvent, "complete-trial">[] = ["contact", "book-trial", "convert", "lose", "reopen"];

const refusals: Readonly<Record<string, string>> = {
  "trial-completed": "A trial is completed by its lesson.",
  new: "A lead does not go back to New.",
};

/**
 * What moving a lead to a stage comes to.
 *
 *     moveOf({ stage: "NEW" }, "CONTACTED"); // { does: "contact" }
 *     moveOf({ stage: "NEW" }, "LOST"); // { asks: "lose" }
 */
export function moveOf({ stage }: { stage: string }, to: string): BoardMove {
  const stands = stateIn(leadMachine, stage);
  const wanted = (Object.keys(leadMachine.table) as LeadStage[]).find((one) => toEnumName(one) === to);
  const event = moves.find((one) => nextState(leadMachine, stands, one) === wanted);
  if (event === "contact") return { does: event };
  if (event !== undefined) return { asks: eventParam(event) };
  if (stands === "converted") return { refusal: "A customer cannot become a lead again." };
  return { refusal: refusals[wanted ?? ""] ?? "Leads only move forwards." };
}
