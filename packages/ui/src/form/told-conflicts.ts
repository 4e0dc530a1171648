import { useFormikContext } from "formik";
import { useEffect } from "react";

/** Keeps what stands in the way as the form shows it, so that nothing else in the form says it again. */
export function useTellConflicts(texts: readonly string[]): void {
  const { setStatus } = useFormikContext();
  const conflicts = texts.join("\n");
  useEffect(() => {
    setStatus({ conflicts: conflicts });
    return () => setStatus(undefined);
  }, [setStatus, conflicts]);
}

/** Whether the form shows this text as something that stands in the way. */
export const isToldConflict = (status: unknown, text: string): boolean =>
  typeof status === "object" &&
  status !== null &&
  "conflicts" in status &&
  typeof status.conflicts === "string" &&
  status.conflicts.split("\n").includes(text);
