import type { FormikValues } from "formik";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { changedFields, type Conflict, type FieldOf, type Merge } from "@app/domain/merge.ts";
import { fieldOfConflict, mergeRecords, withTheirsOf, type PartIds } from "@app/domain/merge-parts.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { mergedWords, overtakenWords, type MergedWith } from "./merged-labels.ts";
import type { RecordWords } from "../text/record-labels.ts";
import type { RefusalFragment } from "./refusal.generated.ts";
import type { SaveOutcome, StaleIn } from "./use-save.ts";
import type { FormHandle, FormErrorSetter } from "./user-errors.ts";

const StaleDialog = lazy(async () => ({ default: (await import("./stale-dialog.tsx")).StaleDialog }));

/** A record as form values. */
export interface FormRecord<Values> {
  version: number;
  values: Values;
}

interface Refusable {
  userErrors: readonly RefusalFragment[];
}

export interface FormSaveOptions<Values, Payload extends Refusable> extends RecordWords<FieldOf<Values>> {
  /** The stored record, as far as this browser knows. */
  record: FormRecord<Values>;
  /** Sends the changed fields; usually `save` of useSave. */
  send: (
    version: number,
    changed: readonly string[],
    values: Values,
    form: FormErrorSetter,
  ) => Promise<SaveOutcome<Payload>>;
  /** The latest record in a stale refusal; null if it is missing. A new record is never stale. */
  recordOf?: (stale: StaleIn<Payload>) => FormRecord<Values> | null;
  /** Fields that are lists of parts, which are merged part by part: `{ items: "itemId" }`. */
  partIds?: PartIds;
  /** The saved record, if the form stays open. */
  savedAs?: (payload: Payload) => FormRecord<Values> | null;
  /** Announces the save, or leaves the page. */
  onSaved: (payload: Payload, form: FormHandle<Values>) => void;
}

interface Dispute<Values> {
  theirs: FormRecord<Values>;
  merge: Merge<Values>;
  changedBy: string | null;
  changedAt: string | null;
  form: FormHandle<Values>;
}

const none: PartIds = {};

/** The words of the fields that conflicts are in; a part is shown as its field shows a list of one. */
function conflictWords<Name extends string>(
  { labels, show }: RecordWords<Name>,
  conflicts: readonly Conflict[],
): RecordWords {
  const words = conflicts.map(({ name }) => {
    const field = fieldOfConflict(name) as Name;
    const own = show?.[field];
    const shown = own && field !== name ? (part: unknown) => own([part]) : own;
    return { name, label: labels[field], shown };
  });
  return {
    labels: Object.fromEntries(words.map(({ name, label }) => [name, label])),
    show: Object.fromEntries(words.flatMap(({ name, shown }) => (shown ? [[name, shown]] : []))),
  };
}

interface FormSave<Values> {
  /** The record that the changes are based on. */
  base: FormRecord<Values>;
  rebase: (record: FormRecord<Values>) => void;
  submit: (values: Values, form: FormHandle<Values>) => Promise<void>;
  dialog: ReactNode;
}

/**
 * Saves a form without losing anyone's work: only changed fields are sent; others' changes are merged and saved again;
 * if both changed a field, a dialog shows both texts. Screens use it through useRecordForm. `isDirty`: while false, a
 * newer record becomes the base.
 */
export function useFormSave<Values extends FormikValues, Payload extends Refusable>(
  { record, labels, show, partIds = none, send, recordOf, savedAs, onSaved }: FormSaveOptions<Values, Payload>,
  isDirty = false,
): FormSave<Values> {
  const [base, rebase] = useState(record);
  const [dispute, setDispute] = useState<Dispute<Values> | null>(null);
  const isOnlyNewer = changedFields(base.values, record.values).length === 0;
  if (record.version > base.version && (isOnlyNewer || !isDirty)) rebase(record);

  async function attempt(
    from: FormRecord<Values>,
    values: Values,
    form: FormHandle<Values>,
    merged?: MergedWith,
  ): Promise<void> {
    const { payload, stale } = await send(from.version, changedFields(from.values, values), values, form);
    if (stale) await answer(from, values, form, stale, merged !== undefined);
    if (!payload) return;
    const saved = savedAs?.(payload);
    if (saved) adopt(saved, form);
    onSaved(payload, form);
    if (merged) toast.info(mergedWords(merged));
  }

  async function answer(
    from: FormRecord<Values>,
    values: Values,
    form: FormHandle<Values>,
    stale: StaleIn<Payload>,
    isSecond: boolean,
  ) {
    const theirs = recordOf?.(stale) ?? null;
    if (theirs === null || theirs.version <= from.version) {
      form.setErrors({ form: stale.message });
      return;
    }
    const merge = mergeRecords(partIds, from.values, values, theirs.values);
    const { changedBy, changedAt } = stale;
    if (merge.conflicts.length > 0) {
      setDispute({ theirs, merge, changedBy, changedAt, form });
      return;
    }
    adopt(theirs, form);
    await form.setValues(merge.values);
    if (isSecond) form.setErrors({ form: overtakenWords(changedBy) });
    else
      await attempt(theirs, merge.values, form, { who: changedBy, fields: merge.theirs.map((name) => labels[name]) });
  }

  function adopt(next: FormRecord<Values>, form: FormHandle<Values>) {
    rebase(next);
    form.resetForm({ values: next.values });
  }

  async function settle({ theirs, merge, form }: Dispute<Values>, given: readonly string[]) {
    const values = withTheirsOf(partIds, merge, theirs.values, given);
    setDispute(null);
    adopt(theirs, form);
    await form.setValues(values);
    if (changedFields(theirs.values, values).length > 0) await attempt(theirs, values, form);
    else toast.info("Their version was kept. There was nothing left to save.");
  }

  return {
    base,
    rebase,
    submit: (values, form) => attempt(base, values, form),
    dialog: dispute ? (
      <Suspense fallback={null}>
        <StaleDialog
          {...dispute}
          conflicts={dispute.merge.conflicts}
          words={conflictWords({ labels, show }, dispute.merge.conflicts)}
          onSave={(given) => void settle(dispute, given)}
          onClose={() => setDispute(null)}
        />
      </Suspense>
    ) : null,
  };
}
