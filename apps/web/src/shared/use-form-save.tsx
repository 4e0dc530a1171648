import type { FormikValues } from "formik";
import { useState, type ReactNode } from "react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { RefusalFragment } from "./refusal.generated.ts";
import { StaleDialog } from "./stale-dialog.tsx";
import { changedFields, conflictsOf, merged, type Conflict } from "./stale.ts";
import type { SaveOutcome, StaleIn } from "./use-save.ts";
import type { FormHandle, RefusalSink } from "./user-errors.ts";

/** A record as a form holds it. */
export interface FormRecord<Values> {
  version: number;
  values: Values;
}

interface FormSaveOptions<Values, Payload extends { userErrors: readonly RefusalFragment[] }> {
  /** What is stored, as far as this browser knows. */
  record: FormRecord<Values>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Sends the changed fields; usually `save` of useSave. */
  send: (
    version: number,
    changed: readonly string[],
    values: Values,
    form: RefusalSink,
  ) => Promise<SaveOutcome<Payload>>;
  /** The record in a stale refusal's `current`; null when it is not there. */
  recordOf: (stale: StaleIn<Payload>) => FormRecord<Values> | null;
  /** Shows that it is saved: reset the form, say so, leave the page. */
  onSaved: (payload: Payload, form: FormHandle<Values>) => void;
}

interface Dispute<Values> {
  base: FormRecord<Values>;
  theirs: FormRecord<Values>;
  values: Values;
  conflicts: readonly Conflict<Values>[];
  changedBy: string | null;
  changedAt: string | null;
  form: FormHandle<Values>;
}

const anybody = "somebody else";

/**
 * Saves a form in the way that nobody's work is lost: only changed fields are sent; what somebody else saved meanwhile
 * is merged with them; where both changed one field, a dialog shows both texts. Draw `dialog` beside the form.
 */
export function useFormSave<Values extends FormikValues, Payload extends { userErrors: readonly RefusalFragment[] }>(
  options: FormSaveOptions<Values, Payload>,
): { submit: (values: Values, form: FormHandle<Values>) => Promise<void>; dialog: ReactNode } {
  const { record, labels, send, recordOf, onSaved } = options;
  const [newer, setNewer] = useState<FormRecord<Values> | null>(null);
  const [dispute, setDispute] = useState<Dispute<Values> | null>(null);

  async function attempt(base: FormRecord<Values>, values: Values, form: FormHandle<Values>, others?: string) {
    const changed = changedFields(base.values, values);
    const { payload, stale } = await send(base.version, changed, values, form);
    if (payload) {
      onSaved(payload, form);
      if (others !== undefined) toast.info(`Saved together with changes that ${others} made meanwhile.`);
    }
    if (stale) await answer(base, values, form, stale);
  }

  async function answer(base: FormRecord<Values>, values: Values, form: FormHandle<Values>, stale: StaleIn<Payload>) {
    const theirs = recordOf(stale);
    if (theirs === null || theirs.version <= base.version) {
      form.setErrors({ form: stale.message });
      return;
    }
    const conflicts = conflictsOf(base.values, values, theirs.values);
    const { changedBy, changedAt } = stale;
    if (conflicts.length > 0) {
      setDispute({ base, theirs, values, conflicts, changedBy, changedAt, form });
      return;
    }
    const both = merged(base.values, values, theirs.values);
    adopt(theirs, both, form);
    await attempt(theirs, both, form, changedBy ?? anybody);
  }

  function adopt(theirs: FormRecord<Values>, values: Values, form: FormHandle<Values>) {
    setNewer(theirs);
    form.resetForm({ values: theirs.values });
    void form.setValues(values);
  }

  function settle(keepMine: boolean) {
    if (dispute === null) return;
    const { base, theirs, values, conflicts, form } = dispute;
    const given = keepMine ? [] : conflicts.map(({ name }) => name);
    const result = merged(base.values, values, theirs.values, given);
    setDispute(null);
    adopt(theirs, result, form);
    if (keepMine) void attempt(theirs, result, form);
  }

  return {
    submit: (values, form) => attempt(newer && newer.version > record.version ? newer : record, values, form),
    dialog: dispute ? (
      <StaleDialog
        {...dispute}
        labels={labels}
        onMine={() => settle(true)}
        onTheirs={() => settle(false)}
        onClose={() => setDispute(null)}
      />
    ) : null,
  };
}
