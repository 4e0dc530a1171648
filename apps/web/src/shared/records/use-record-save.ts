import { useApolloClient } from "@apollo/client/react";
import type { FormRecord, FormSaveOptions } from "../save/use-form-save.tsx";
import { useSave, type StaleIn } from "../save/use-save.ts";
import type { RecordFormTable } from "./form-of.ts";
import type { CreateMutation, NamedRecord, Saved, UpdateMutation } from "./record-documents.ts";

/** Whether the current record is of the same type: a stale refusal contains it with the form's fields. */
const isSuch = <Found extends { __typename: string }>(
  record: Found,
  other: { __typename: string } | null | undefined,
): other is Found => other?.__typename === record.__typename;

/** Creates a record by its form's table. `list`: the root field of lists that may include it. */
export function useRecordCreate<Found, Values, Sent>(
  form: Pick<RecordFormTable<Found, Values, Sent>, "inputOf">,
  mutation: CreateMutation<Found, Sent>,
  list: string,
): FormSaveOptions<Values, Saved<Found>>["send"] {
  const { cache } = useApolloClient();
  const { save } = useSave(mutation, ({ saved }) => saved);
  return async (_version, _changed, values, sink) => {
    const outcome = await save({ input: form.inputOf(values) }, sink);
    if (outcome.payload) cache.evict({ id: "ROOT_QUERY", fieldName: list });
    return outcome;
  };
}

interface RecordUpdate<Values, Found> {
  record: FormRecord<Values>;
  send: FormSaveOptions<Values, Saved<Found>>["send"];
  recordOf: (stale: StaleIn<Saved<Found>>) => FormRecord<Values> | null;
  savedAs: (payload: Saved<Found>) => FormRecord<Values> | null;
}

/**
 * Saves changed fields by a form's table, for useRecordForm, which adds wording and `onSaved`. A form that stays open goes
 * on from what was saved.
 */
export function useRecordUpdate<Found extends Omit<NamedRecord, "name">, Values, Sent>(
  form: RecordFormTable<Found, Values, Sent>,
  mutation: UpdateMutation<Found, Sent>,
  record: Found,
): RecordUpdate<Values, Found> {
  const { save } = useSave(mutation, ({ saved }) => saved);
  return {
    record: form.recordOf(record),
    send: (version, changed, values, sink) =>
      save({ id: record.id, version, input: form.changesOf(values, changed) }, sink),
    recordOf: ({ current }) => (isSuch(record, current) ? form.recordOf(current) : null),
    savedAs: ({ record: saved }) => saved && form.recordOf(saved),
  };
}
