import type { RefusalSink } from "../../shared/user-errors.ts";

interface Guard {
  onDirtyChange: (dirty: boolean) => void;
  letGo: () => void;
}

type Send<Values, Outcome> = (
  version: number,
  changed: readonly string[],
  values: Values,
  form: RefusalSink,
) => Promise<Outcome>;

/**
 * Sends a form whose saving may change the address it is open at: while it is on its way the guard lets go, so that
 * nobody is asked about leaving what has just been saved. Refused, it is guarded again.
 */
export function sendFrom<Values, Outcome extends { payload?: unknown }>(
  guard: Guard,
  send: Send<Values, Outcome>,
): Send<Values, Outcome> {
  return async (...sent) => {
    guard.letGo();
    const outcome = await send(...sent);
    if (!outcome.payload) guard.onDirtyChange(true);
    return outcome;
  };
}
