import { useSave } from "../../../shared/save/use-save.ts";
import { ImportCancelDocument, ImportRunFileDocument, ImportTakeBackDocument } from "../import-mutations.generated.ts";
import type { ImportStandingFragment } from "../import.generated.ts";

/** What can be done to an import; a refusal is told in a toast. */
export function useImportSteps({ id, fingerprint }: Pick<ImportStandingFragment, "id" | "fingerprint">) {
  const running = useSave(ImportRunFileDocument, ({ changed }) => changed);
  const cancelling = useSave(ImportCancelDocument, ({ changed }) => changed);
  const undoing = useSave(ImportTakeBackDocument, ({ changed }) => changed);
  return {
    saving: running.saving || cancelling.saving || undoing.saving,
    run: (leavesOut: boolean) => running.save({ id, fingerprint: fingerprint ?? "", leavesOut }),
    cancel: () => cancelling.save({ id }),
    undo: () => undoing.save({ id }),
  };
}
