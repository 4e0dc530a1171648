import { screen } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { AccountScreen } from "../account.screen.tsx";
import { SubscriptionDocument, type SubscriptionQuery } from "./subscription.generated.ts";

const data: SubscriptionQuery = {
  subscription: {
    ...{ __typename: "DemoSubscription", name: "Freelancer", priceAmount: 500, renewsOn: "2026-11-20" },
    ...{ proposalsLeft: 12, templatesLeft: 5, invitesLeft: 24, adsLeft: 10, hasAnalytics: true, hasEmailAlerts: false },
  },
  settings: { __typename: "DemoAccountSettings", theme: "LIGHT", direction: "ltr", hasResponsiveFontSizes: true },
};

it("shows the template's plan beside what may still be done with it", async () => {
  openAt(<AccountScreen />, {
    at: "/?tab=subscription",
    mocks: [{ request: { query: SubscriptionDocument }, result: { data } }],
  });
  expect(await screen.findByRole("heading", { name: "Freelancer plan" })).toBeVisible();
  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts.slice(2)).toEqual(["12", "5", "24", "10", "Yes", "No", "Light", "Left to right", "Yes"]);
});

it("is not there without a role, as the demo apps are not", () => {
  openAt(<AccountScreen />, { at: "/?tab=subscription", session: aSession({ viewer: aViewer(null) }) });
  expect(screen.queryByRole("tab", { name: "Subscription" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Subscription" })).not.toBeInTheDocument();
});
