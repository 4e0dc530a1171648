import { use, type ReactNode } from "react";
import { PagePartial } from "@app/ui/detail/page-partial.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Banner } from "@app/ui/feedback/partial-banner.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import type { RecordQuery } from "./record-documents.ts";
import type { RecordDialogProps } from "./record-dialogs.tsx";
import css from "./facts-dialog.module.css";

interface FactsDialogProps<Found> extends RecordDialogProps {
  what: string;
  query: RecordQuery<Found>;
  title: (record: Found) => string;
  /** By label, in order. */
  facts: (record: Found) => Readonly<Record<string, ReactNode>>;
  /** Below the facts: links, and who may edit it. */
  children: (record: Found) => ReactNode;
}

/** A record for those who may not edit it: `<FactsDialog {...props} what="region" facts={(region) => ({ … })} … />`. */
export function FactsDialog<Found>(props: FactsDialogProps<Found>) {
  const { id, onClose, what, query, title, facts, children } = props;
  if (id === null) return null;
  return (
    <RecordDialog what={what} query={query} id={id} onClose={onClose} skeleton={<SkeletonLines count={12} />}>
      {(record) => (
        <DialogFrame open onClose={onClose} title={title(record)} buttons={<Button onClick={onClose}>Close</Button>}>
          <Missing />
          <dl className={css.facts}>
            {Object.entries(facts(record)).map(([label, value]) => (
              <div key={label} style={{ display: "contents" }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {children(record)}
        </DialogFrame>
      )}
    </RecordDialog>
  );
}

/** The notice for fields that failed to load. */
function Missing() {
  const partial = use(PagePartial);
  if (!partial) return null;
  const { title, text, onRetry } = partial;
  return <Banner inset title={title} text={text} action={onRetry && { label: "Retry", onSelect: onRetry }} />;
}
