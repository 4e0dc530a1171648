import { useState } from "react";
import { firstMessage } from "@app/ui/form/error-text.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import {
  ImportCancelDocument,
  ImportCheckFileDocument,
  ImportRunFileDocument,
  ImportTakeBackDocument,
} from "../import-mutations.generated.ts";
import type { ImportStandingFragment } from "../import.generated.ts";

/** What can be done to an import. Why it cannot be imported is told on the page, with the way on; other refusals in a toast. */
export function useImportSteps({ id, fingerprint, mapping, dateOrder, restores }: ImportStandingFragment) {
  const [refused, setRefused] = useState<{ fingerprint: string | null; text: string } | null>(null);
  const checking = useSave(ImportCheckFileDocument, ({ changed }) => changed);
  const running = useSave(ImportRunFileDocument, ({ changed }) => changed);
  const cancelling = useSave(ImportCancelDocument, ({ changed }) => changed);
  const undoing = useSave(ImportTakeBackDocument, ({ changed }) => changed);
  return {
    /** Why it was not imported as it was checked last; null where nothing was refused. */
    refused: refused?.fingerprint === fingerprint ? refused.text : null,
    saving: checking.saving || running.saving || cancelling.saving || undoing.saving,
    run: (leavesOut: boolean) =>
      running.save(
        { id, fingerprint: fingerprint ?? "", leavesOut },
        { setErrors: (errors) => setRefused({ fingerprint, text: firstMessage(errors) ?? "" }) },
      ),
    checkAgain: () => checking.save({ id, input: { mapping, dateOrder, restores } }),
    cancel: () => cancelling.save({ id }),
    undo: () => undoing.save({ id }),
  };
}
