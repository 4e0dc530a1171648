import { screen, within } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { SettlementRounds } from "./settlement-rounds.tsx";
import { aRound } from "./testing/rounds.ts";

it("says of each round what is charged and paid, by which rule and terms, and that no money stands yet", () => {
  const lowered = aRound({
    id: "2".repeat(24),
    round: 2,
    rule: "DISPUTE_LOWERED",
    chargeBp: 5000,
    sentence: "Settled after a dispute.",
    by: { __typename: "StaffUser", id: "5".repeat(24), name: "Chidi Okafor" },
  });
  openAt(<SettlementRounds rounds={[lowered, aRound()]} />, { at: "/log", mocks: [] });
  const [last, first] = screen.getAllByRole("listitem");
  expect(last).toHaveTextContent(/Charge lowered after a dispute.*Round 2.*Chidi Okafor.*Charge50%.*Not posted yet/);
  expect(first).toHaveTextContent(
    /^Lesson given.*by the system.*Charge100%.*pay100%.*Charged 100%: the lesson was given\. .*60 min/,
  );
  expect(first).toHaveTextContent("(free until 24 h before, late 100%, no-show 100%)");
  expect(first && within(first).getByRole("link", { name: "Standard" })).toHaveAttribute(
    "href",
    `/app/system/policies?view=${"9".repeat(24)}`,
  );
});

it("names no policy where nobody knows which it was", () => {
  const { terms } = aRound();
  openAt(<SettlementRounds rounds={[aRound({ terms: { ...terms, policy: null } })]} />, { at: "/log", mocks: [] });
  expect(screen.getByText(/Policy: as it was agreed/)).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});
