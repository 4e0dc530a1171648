import { moveOf } from "./board-moves.ts";

it.each([
  ["contacted at once", "NEW", "CONTACTED", { does: "contact" }],
  ["a trial with its day", "NEW", "TRIAL_BOOKED", { asks: "bookTrial" }],
  ["the customers with their record", "CONTACTED", "CONVERTED", { asks: "convert" }],
  ["the lost with why", "TRIAL_COMPLETED", "LOST", { asks: "lose" }],
  ["contacted again after asking", "LOST", "CONTACTED", { asks: "reopen" }],
  [
    "no completed trial, which a lesson says",
    "TRIAL_BOOKED",
    "TRIAL_COMPLETED",
    { refusal: "A trial is completed by its lesson." },
  ],
  ["nothing once a customer", "CONVERTED", "CONTACTED", { refusal: "A customer cannot become a lead again." }],
  ["no earlier stage", "TRIAL_BOOKED", "CONTACTED", { refusal: "Leads only move forwards." }],
  ["nobody back to new", "CONTACTED", "NEW", { refusal: "A lead does not go back to New." }],
])("moves a card to %s", (_, stage, to, move) => {
  expect(moveOf({ stage }, to)).toEqual(move);
});
