import { useEffect, useRef, type ReactNode } from "react";
import { SignInLayout } from "@app/ui/shell/sign-in-layout.tsx";
import css from "./answer-page.module.css";

interface AnswerPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page for tutors and customers, who have no account here. */
export function AnswerPage({ title, lead, children }: AnswerPageProps) {
  return (
    <SignInLayout brandName="Your lessons" title={title} footer="Questions? Reply to the email.">
      {lead ? <p className={css.lead}>{lead}</p> : null}
      {children}
    </SignInLayout>
  );
}

/** What became of it, in place of the question: takes the focus, so that it is read out. */
export function AnswerMessage({ children }: { children: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.focus();
  }, []);
  return (
    <p className={css.message} ref={message} tabIndex={-1} role="status">
      {children}
    </p>
  );
}

/** What is asked about, a line for each. */
export const AnswerFacts = ({ facts }: { facts: readonly { label: string; text: string }[] }) => (
  <dl className={css.facts}>
    {facts.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** Buttons one below the other, as wide as the page's column. */
export const AnswerButtons = ({ children }: { children: ReactNode }) => <div className={css.buttons}>{children}</div>;
