import { moveOf } from "./board-moves.ts";

const at = (stage: "APPLIED" | "SCREENING" | "INTERVIEW" | "CHECKS" | "OFFER" | "ON_HOLD") => ({
  stage,
  heldFrom: null,
  interviewMean: null,
});
const oneByOne = { refusal: "Applications move one stage at a time." };

it.each([
  ["the next stage at once", at("APPLIED"), "SCREENING", { does: "advance" }],
  ["the interview after asking whether to invite", at("SCREENING"), "INTERVIEW", { asks: "advance" }],
  ["the offer after asking whether to send it", at("CHECKS"), "OFFER", { asks: "advance" }],
  ["the demo lesson at once", { ...at("INTERVIEW"), interviewMean: 3 }, "DEMO_LESSON", { does: "advance" }],
  ["the demo lesson with a reason", { ...at("INTERVIEW"), interviewMean: 2.8 }, "DEMO_LESSON", { asks: "advance" }],
  ["the stage before with a reason", at("OFFER"), "CHECKS", { asks: "moveBack" }],
  ["no stage further on", at("APPLIED"), "INTERVIEW", oneByOne],
  ["no stage further back", at("OFFER"), "APPLIED", oneByOne],
  ["on hold until a day", at("INTERVIEW"), "ON_HOLD", { asks: "hold" }],
  ["off hold to where it stood", { ...at("ON_HOLD"), heldFrom: "CHECKS" as const }, "CHECKS", { asks: "unhold" }],
  [
    "off hold to nowhere else",
    { ...at("ON_HOLD"), heldFrom: "CHECKS" as const },
    "OFFER",
    { refusal: "It goes on where it was put on hold." },
  ],
])("moves a card to %s", (_, candidate, to, move) => {
  expect(moveOf(candidate, to)).toEqual(move);
});
