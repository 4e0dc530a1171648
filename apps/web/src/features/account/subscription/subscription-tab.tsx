import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { SubscriptionDocument } from "./subscription.generated.ts";

const yesOrNo = (is: boolean) => (is ? "Yes" : "No");

/** The template’s example of a subscription: the portal itself has none. */
export function SubscriptionTab() {
  const { data, error, refetch } = useQuery(SubscriptionDocument, { fetchPolicy: "cache-and-network" });
  const { subscription, settings } = data ?? {};
  if (!subscription || !settings)
    return error ? (
      <ErrorState {...failure("subscription", error, refetch)} />
    ) : (
      <SkeletonPage what="your subscription" />
    );
  return (
    <TabColumn>
      <p>An example from the template. Staff accounts cost nothing.</p>
      <FactsSection
        title={`${subscription.name} plan`}
        facts={[
          ["Price a month", <MoneyText key="price" currency="GBP" amount={subscription.priceAmount} />],
          ["Renews on", <Day key="day" value={subscription.renewsOn} />],
          ["Proposals left", subscription.proposalsLeft],
          ["Templates left", subscription.templatesLeft],
          ["Invitations left", subscription.invitesLeft],
          ["Advertisements left", subscription.adsLeft],
          ["Analytics", yesOrNo(subscription.hasAnalytics)],
          ["Email alerts", yesOrNo(subscription.hasEmailAlerts)],
        ]}
      />
      <FactsSection
        title="Defaults of the template"
        facts={[
          ["Theme", sentenceCase(settings.theme)],
          ["Text direction", settings.direction === "rtl" ? "Right to left" : "Left to right"],
          ["Smaller text on small screens", yesOrNo(settings.hasResponsiveFontSizes)],
        ]}
      />
    </TabColumn>
  );
}
