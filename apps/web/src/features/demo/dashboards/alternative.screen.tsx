import { Section } from "@app/ui/detail/section.tsx";
import { numberOf } from "../../../shared/text/format.ts";
import { Charted } from "../charted.tsx";
import { ActivityLines, OrderLines, ProductLines, ProjectLines, TaskLines } from "./dashboard-lines.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { standardPath } from "./dashboard-paths.ts";
import { EarningsChart } from "./earnings-chart.tsx";
import css from "./alternative.module.css";

/** The same in two even columns, charts first. */
export const AlternativeScreen = () => (
  <DashboardPage title="Alternative dashboard" actions={[{ label: "Standard dashboard", href: standardPath }]}>
    {(shown) => (
      <div className={css.columns}>
        <EarningsChart kind="line" {...shown} />
        <Charted
          title="Where visitors come from"
          along="From"
          kind="bar"
          places={shown.referrals.map(({ name }) => name)}
          series={[{ label: "Visitors this month", values: shown.referrals.map(({ visitCount }) => visitCount) }]}
          write={numberOf}
        />
        <div>
          <Section title="Best sellers">
            <ProductLines {...shown} />
          </Section>
          <Section title="Tasks">
            <TaskLines {...shown} />
          </Section>
        </div>
        <div>
          <Section title="Latest orders">
            <OrderLines {...shown} />
          </Section>
          <Section title="What customers did">
            <ActivityLines {...shown} />
          </Section>
          <Section title="Latest projects">
            <ProjectLines {...shown} />
          </Section>
        </div>
      </div>
    )}
  </DashboardPage>
);
