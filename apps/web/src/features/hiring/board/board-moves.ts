import { toEnumName } from "@app/domain/enums.ts";
import { leastInterviewMean, openStages, stagesOnTheWay } from "@app/domain/hiring/candidacy-states.ts";
import type { BoardCandidateFragment } from "./board.generated.ts";

/** The columns of the board, by their names in the API. */
export const boardStages = openStages.map((stage) => toEnumName(stage));
const way: readonly string[] = stagesOnTheWay.map(toEnumName);

/** What moving a card into a column comes to: done at once, or asked about in a dialog; refused with why. */
export type BoardMove = { does: "advance" } | { asks: string } | { refusal: string };

type Standing = Pick<BoardCandidateFragment, "stage" | "heldFrom" | "interviewMean">;

/** From these, candidates can be written to as they move on, so it is asked. */
const asked: readonly string[] = ["SCREENING", "CHECKS"];

/**
 * What moving somebody to a stage comes to. Applications go one stage at a time, each with its guard, which the server
 * keeps: the board refuses only what no guard could let through.
 *
 *     moveOf({ stage: "APPLIED", … }, "SCREENING"); // { does: "advance" }
 *     moveOf({ stage: "OFFER", … }, "CHECKS"); // { asks: "moveBack" }
 */
export function moveOf({ stage, heldFrom, interviewMean }: Standing, to: string): BoardMove {
  if (stage === "ON_HOLD")
    return to === heldFrom ? { asks: "unhold" } : { refusal: "It goes on where it was put on hold." };
  if (to === "ON_HOLD") return { asks: "hold" };
  const steps = way.indexOf(to) - way.indexOf(stage);
  if (steps === -1) return { asks: "moveBack" };
  if (steps !== 1) return { refusal: "Applications move one stage at a time." };
  const isLow = stage === "INTERVIEW" && interviewMean !== null && interviewMean < leastInterviewMean;
  return asked.includes(stage) || isLow ? { asks: "advance" } : { does: "advance" };
}
