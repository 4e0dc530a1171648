import { useState } from "react";
import { firstMessage } from "@app/ui/form/error-text.ts";
import type { FormErrorSetter } from "./user-errors.ts";

interface Confirmed {
  /** Why it was refused, for the dialog. */
  error: string | undefined;
  /** Sends it; `done` runs once it was accepted. */
  confirm: () => void;
}

interface Outcome {
  payload?: unknown;
  stale?: { message: string } | null;
}

/**
 * State for a ConfirmDialog. After a stale save the latest record is loaded, so confirming again acts on current data.
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
