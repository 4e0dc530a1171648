import { Fragment, useState, type ReactNode } from "react";
import { Button } from "@app/ui/page/button.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { MailSection, PreviewedMails } from "./mail-preview.tsx";
import { useMailPreview, type MailingMutation } from "./use-mail-preview.ts";

interface BulkEmailProps {
  /** Of the record. */
  name: string | undefined;
  mutation: MailingMutation;
  /** Of the single call; null until the record is known. */
  variables: object | null;
  none?: string;
}

/** The email about one of many records. */
export function BulkEmail({ name, mutation, variables, none }: BulkEmailProps) {
  const answer = useMailPreview(mutation, variables);
  return (
    <>
      {name === undefined ? null : <p style={{ fontWeight: 600 }}>{name}</p>}
      <PreviewedMails answer={answer} none={none} />
    </>
  );
}

interface BulkEmailsProps {
  /** The ids of those whose emails can be shown. */
  chosen: readonly string[];
  /** How many are meant. */
  count: number;
  /** The email of one of them. */
  children: (id: string) => ReactNode;
}

/** The emails of a bulk action, one at a time: "Email 2 of 12". */
export function BulkEmails({ chosen, count, children }: BulkEmailsProps) {
  const [place, setPlace] = useState(0);
  const id = chosen[place];
  if (id === undefined) return null;
  const step = (by: number) => setPlace((place + by + chosen.length) % chosen.length);
  return (
    <MailSection>
      <Row gap={8} align="center" style={{ justifyContent: "space-between" }}>
        <h3 aria-live="polite">{chosen.length === 1 ? "Email" : `Email ${place + 1} of ${count}`}</h3>
        {chosen.length > 1 ? (
          <Row as="span" gap={8}>
            <Button plain size="small" onClick={() => step(-1)}>
              Previous
            </Button>
            <Button plain size="small" onClick={() => step(1)}>
              Next
            </Button>
          </Row>
        ) : null}
      </Row>
      <Fragment key={id}>{children(id)}</Fragment>
      {chosen.length < count ? <p>The first {chosen.length} are shown; the others follow the same text.</p> : null}
    </MailSection>
  );
}
