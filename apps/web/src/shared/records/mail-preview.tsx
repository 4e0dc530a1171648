import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { messageLabels, messageMax } from "@app/domain/messages-sent/act-notes.ts";
import { Letter } from "@app/ui/detail/letter.tsx";
import { firstMessage } from "@app/ui/form/error-text.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { isToldConflict } from "@app/ui/form/told-conflicts.ts";
import { LessonsComeTo } from "./comes-to.tsx";
import { PlacesComeTo } from "./places-come-to.tsx";
import { fieldOf, type Mailing } from "./mail-notes.ts";
import { useMailPreview, type MailingMutation } from "./use-mail-preview.ts";
import css from "./mail-preview.module.css";

/** An internal note, and a message to each recipient of an email. */
export const MailNotes = ({ to, note = false, beside = false }: Mailing) => (
  <FieldGrid>
    {note ? (
      <TextArea name="internalNote" label="Internal note" max={500} optional wide rows={2} help="Never emailed." />
    ) : null}
    {to.map((side) => (
      <TextArea
        key={side}
        name={fieldOf[side]}
        label={messageLabels[side]}
        max={messageMax}
        optional
        wide={!beside}
        rows={2}
        help="Added to their email."
      />
    ))}
  </FieldGrid>
);

interface PreviewProps<Values> {
  mutation: MailingMutation;
  /** The mutation's variables; null while the form is incomplete. */
  variablesOf: (values: Values) => object | null;
  /** Fields that change the emails, between what it comes to and them. */
  children?: ReactNode;
}

/** The emails that a mutation would send, or why there are none. */
export function PreviewedMails({
  answer,
  none = "None.",
}: {
  answer: ReturnType<typeof useMailPreview>;
  /** What is said where nobody gets an email. */
  none?: string;
}) {
  if (answer === null) return <p>Writing…</p>;
  if (answer.refused !== null) return <p>{answer.refused}</p>;
  if (answer.mails.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {answer.mails.map(({ to, name, subject, text }) => (
        <li key={`${to} ${subject}`}>
          <p>
            To {name ? `${name}, ` : ""}
            {to}
          </p>
          <Letter subject={subject} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Where emails are shown before they go. */
export const MailSection = ({ children }: { children: ReactNode }) => (
  <section className={css.mails} aria-label="Emails that will be sent">
    {children}
  </section>
);

/** A preview of what it comes to and of the emails, as the form is filled in. */
export function MailPreview<Values>({ mutation, variablesOf, children }: PreviewProps<Values>) {
  const formik = useFormikContext<Values>();
  const { values, errors } = formik;
  const status: unknown = formik.status;
  const variables = variablesOf(values);
  const answer = useMailPreview(mutation, variables);
  return (
    <>
      <LessonsComeTo lessons={answer?.comesTo ?? []} />
      <PlacesComeTo places={answer?.placesComeTo ?? []} creditNotes={answer?.creditNotes ?? []} />
      {children}
      <MailSection>
        <h3>Emails that will be sent</h3>
        {content()}
      </MailSection>
    </>
  );

  function content() {
    if (variables === null) return <p>Fill in the form to see them.</p>;
    const refused = answer?.refused ?? null;
    if (refused !== null && isToldConflict(status, refused)) return <p>None while there is a conflict.</p>;
    if (refused !== null && refused === firstMessage((errors as { form?: unknown }).form))
      return <p>None, as it was refused.</p>;
    return <PreviewedMails answer={answer} />;
  }
}
