import type { Labels } from "../labels.ts";

/**
 * What does not fit in the activity log.
 * @graphql SealFaultKind
 */
export const sealFaultKinds = [
  /** An entry is no longer what it was when it was sealed. */ "entry-changed",
  /** An entry is gone before its time. */ "entry-missing",
  /** An entry was added long after its time, so no block has it. */ "entry-added",
  /** A block is no longer what it was. */ "block-changed",
  /** A block before this one is gone. */ "block-missing",
] as const;
export type SealFaultKind = (typeof sealFaultKinds)[number];
export const sealFaultLabels: Labels<SealFaultKind> = {
  "entry-changed": "Entry changed",
  "entry-missing": "Entry removed",
  "entry-added": "Entry added later",
  "block-changed": "Block changed",
  "block-missing": "Block removed before it",
};
