import { useMemo, type ReactNode } from "react";
import { PagePartial } from "@app/ui/detail/page-partial.ts";
import { UnavailableContext } from "./none.tsx";
import { missingPart, unavailableFields } from "./unavailable.ts";

interface WithMissingProps {
  /** As it follows "this": "request". */
  what: string;
  error: unknown;
  retry: () => Promise<unknown>;
  children: ReactNode;
}

/** Around a record: its page or dialog shows a notice about fields that failed to load, and does not read them as null. */
export function WithMissing({ what, error, retry, children }: WithMissingProps) {
  const unavailable = useMemo(() => unavailableFields(error), [error]);
  return (
    <UnavailableContext value={unavailable}>
      <PagePartial value={missingPart(`this ${what}`, unavailable, retry)}>{children}</PagePartial>
    </UnavailableContext>
  );
}
