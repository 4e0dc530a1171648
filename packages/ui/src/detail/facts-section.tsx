import { Fragment, type ReactNode } from "react";
import { Section } from "./section.tsx";
import css from "./facts-section.module.css";

interface FactsSectionProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Labels and values; an empty value is shown as a dash. */
  facts: readonly (readonly [string, ReactNode])[];
}

/** Labelled facts under a heading. */
export function FactsSection({ title, actions, facts }: FactsSectionProps) {
  return (
    <Section title={title} actions={actions}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value === null || value === undefined || value === "" ? "–" : value}</dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  );
}
