import { Fragment, type ReactNode } from "react";
import { Section } from "./section.tsx";
import css from "./facts-section.module.css";

interface FactsSectionProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Labels and values; what is empty takes no row, and is named at the end. */
  facts: readonly (readonly [string, ReactNode])[];
}

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === "";
const and = new Intl.ListFormat("en-GB");

/** "Phone and Tags" */
const named = (facts: FactsSectionProps["facts"]): string => and.format(facts.map(([label]) => label));

/** Labelled facts under a heading. */
export function FactsSection({ title, actions, facts }: FactsSectionProps) {
  const known = facts.filter(([, value]) => !isEmpty(value));
  const missing = facts.filter(([, value]) => isEmpty(value));
  return (
    <Section title={title} actions={actions}>
      <dl className={css.facts}>
        {known.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {missing.length === 0 ? null : <p className={css.missing}>Not filled in: {named(missing)}.</p>}
    </Section>
  );
}
