import type { BillingDocumentKind } from "@app/domain/billing/billing-document-kinds.ts";
import type { Issuer } from "../invoices.table.ts";

/** A label and what stands beside it. */
export type Labelled = readonly [label: string, value: string];

interface Column {
  heading: string;
  /** Its share of the width; amounts stand at the right. */
  share: number;
  align: "left" | "right";
}

/** What a PDF says, whatever it is of. */
export interface DocumentFacts {
  kind: BillingDocumentKind;
  /** "Invoice", "Receipt" or "Statement". */
  title: string;
  number: string;
  /** What its file is called, where that is not its number. */
  fileName?: string;
  issuer: Issuer | null;
  /** "Bill to" and a line each: the name, the address. */
  to: { label: string; lines: readonly string[] };
  dates: readonly Labelled[];
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  sums: readonly (Labelled | readonly [...Labelled, "strong"])[];
  /** What stands below the sums: how to pay, notes. */
  paragraphs: readonly Labelled[];
}
