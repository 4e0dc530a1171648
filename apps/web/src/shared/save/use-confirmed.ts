import { useState } from "react";
import { firstMessage } from "@app/ui/form/error-text.ts";
import type { FormErrorSetter } from "./user-errors.ts";

interface Confirmed {
  /** Why it was refused, for the dialog that asks. */
  error: string | undefined;
  /** Sends it; `done` runs once it was accepted. */
  confirm: () => void;
}

interface Outcome {
  payload?: unknown;
  stale?: { message: string } | null;
}

/**
 * What a ConfirmDialog needs to do its one thing. A stale refusal brings the record as it stands now, so that a
 * second press is made in the knowledge of it.
 */
export function useConfirmed<Result extends Outcome>(
  send: (form: FormErrorSetter) => Promise<Result>,
  done: (payload: NonNullable<Result["payload"]>) => void,
): Confirmed {
  const [error, setError] = useState<string>();

  async function run() {
    setError(undefined);
    const { payload, stale } = await send({ setErrors: (errors) => setError(firstMessage(errors)) });
    if (stale) setError(stale.message);
    if (payload) done(payload);
  }

  return { error, confirm: () => void run() };
}
