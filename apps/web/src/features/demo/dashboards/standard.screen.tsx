import { Card } from "@app/ui/detail/card.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { numberOf } from "../../../shared/text/format.ts";
import { ordersPath } from "../management/management-paths.ts";
import { Pounds } from "../pounds.tsx";
import { projectsPath } from "../projects/projects-paths.ts";
import { ActivityLines, OrderLines, ProductLines, ProjectLines, ReferralLines, TaskLines } from "./dashboard-lines.tsx";
import { DashboardPage, type Shown } from "./dashboard-page.tsx";
import { alternativePath } from "./dashboard-paths.ts";
import { EarningsChart } from "./earnings-chart.tsx";

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const factsOf = ({ earnings, referrals, tasks }: Shown) => [
  { label: "Earned this week", value: <Pounds amount={earnings.at(-1)?.amount ?? 0} /> },
  { label: "Earned last week", value: <Pounds amount={earnings.at(-2)?.amount ?? 0} /> },
  {
    label: `Earned in ${earnings.length} weeks`,
    value: <Pounds amount={sumOf(earnings.map(({ amount }) => amount))} />,
  },
  { label: "Visitors this month", value: numberOf(sumOf(referrals.map(({ visitCount }) => visitCount))) },
  { label: "Tasks to do", value: tasks.filter(({ isDone }) => !isDone).length },
];

/** The template’s dashboard with the figures on top and short lists at the side. */
export const StandardScreen = () => (
  <DashboardPage
    title="Standard dashboard"
    actions={[{ label: "Alternative dashboard", href: alternativePath }]}
    facts={factsOf}
    aside={(shown) => (
      <>
        <Card title="Tasks">
          <TaskLines {...shown} />
        </Card>
        <Card title="Where visitors come from">
          <ReferralLines {...shown} />
        </Card>
        <Card title="What customers did">
          <ActivityLines {...shown} />
        </Card>
      </>
    )}
  >
    {(shown) => (
      <>
        <EarningsChart kind="bar" {...shown} />
        <Section title="Latest orders" actions={<TextLink href={ordersPath}>All orders</TextLink>}>
          <OrderLines {...shown} />
        </Section>
        <Section title="Best sellers">
          <ProductLines {...shown} />
        </Section>
        <Section title="Latest projects" actions={<TextLink href={projectsPath}>All projects</TextLink>}>
          <ProjectLines {...shown} />
        </Section>
      </>
    )}
  </DashboardPage>
);
