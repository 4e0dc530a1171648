import { toast } from "@app/ui/feedback/toasts.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { ImportUndoDocument, type ImportedFragment } from "./import.generated.ts";

/** Takes an import back; what stands against it is told in a toast. */
export function useUndoImport() {
  const { save, saving } = useSave(ImportUndoDocument, (data) => data.curriculumImportUndo);
  return {
    saving,
    undo: async ({ id, version, fileName }: ImportedFragment): Promise<boolean> => {
      const { payload } = await save({ id, version });
      if (payload) toast.done(`The import of ${fileName} has been undone.`);
      return payload !== undefined;
    },
  };
}
