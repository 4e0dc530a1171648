import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { color } from "@app/ui/theme/color.ts";
import { RecordDialog } from "./record-dialog.tsx";
import type { RecordQuery } from "./record-documents.ts";
import type { RecordDialogProps } from "./record-dialogs.tsx";

const Facts = styled.dl({
  display: "grid",
  gridTemplateColumns: "fit-content(60%) minmax(0, 1fr)",
  gap: "10px 20px",
  margin: "8px 0 0",
  "& dd": { margin: 0, color: color.text, overflowWrap: "anywhere" },
});

interface FactsDialogProps<Found> extends RecordDialogProps {
  what: string;
  query: RecordQuery<Found>;
  title: (record: Found) => string;
  /** By their labels, in this order. */
  facts: (record: Found) => Readonly<Record<string, ReactNode>>;
  /** Below the facts: where to go from here, who may edit it. */
  children: (record: Found) => ReactNode;
}

/** One record for those who may not edit it: `<FactsDialog {...props} what="region" facts={(region) => ({ … })} … />`. */
export function FactsDialog<Found>(props: FactsDialogProps<Found>) {
  const { id, onClose, what, query, title, facts, children } = props;
  if (id === null) return null;
  return (
    <RecordDialog what={what} query={query} id={id} onClose={onClose} skeleton={<SkeletonLines count={12} />}>
      {(record) => (
        <DialogFrame open onClose={onClose} title={title(record)} buttons={<Button onClick={onClose}>Close</Button>}>
          <Facts>
            {Object.entries(facts(record)).map(([label, value]) => (
              <div key={label} style={{ display: "contents" }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          {children(record)}
        </DialogFrame>
      )}
    </RecordDialog>
  );
}
