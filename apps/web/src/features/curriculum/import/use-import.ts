import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { firstMessage } from "@app/ui/form/error-text.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { download, textOf } from "./file-text.ts";
import {
  ImportCheckDocument,
  ImportRunDocument,
  ImportTemplateDocument,
  LastImportDocument,
  type CheckedFragment,
  type ImportedFragment,
} from "./import.generated.ts";
import { useUndoImport } from "./use-undo-import.ts";

interface ChosenFile {
  fileName: string;
  csv: string;
}

/** What is shown of an import: nothing yet, what a file would do, what it did. */
export type ImportStep =
  | { name: "choose" }
  | { name: "shown"; file: ChosenFile; check: CheckedFragment }
  | { name: "done"; check: CheckedFragment; imported: ImportedFragment };

/** An import from the choice of the file to its undoing; a refusal leaves everything as it is. */
export function useImport(curriculumId: string) {
  const client = useApolloClient();
  const [step, setStep] = useState<ImportStep>({ name: "choose" });
  const [error, setError] = useState<string>();
  const checking = useSave(ImportCheckDocument, (data) => data.curriculumImportCheck);
  const running = useSave(ImportRunDocument, (data) => data.curriculumImport);
  const undoing = useUndoImport();
  const form = { setErrors: (errors: object) => setError(firstMessage(errors)) };

  return {
    step,
    error,
    busy: checking.saving || running.saving || undoing.saving,
    choose: async (chosen: File): Promise<void> => {
      setError(undefined);
      const text = await textOf(chosen);
      if ("refused" in text) {
        setError(text.refused);
        return;
      }
      const file = { fileName: chosen.name, csv: text.csv };
      const { payload } = await checking.save({ id: curriculumId, input: file }, form);
      if (payload?.check) setStep({ name: "shown", file, check: payload.check });
    },
    run: async (): Promise<void> => {
      if (step.name !== "shown") return;
      setError(undefined);
      const { fingerprint, problems } = step.check;
      const sent = { id: curriculumId, input: step.file, fingerprint, leaveOutProblems: problems > 0 };
      const { payload } = await running.save(sent, form);
      if (!payload?.import) return;
      setStep({ name: "done", check: step.check, imported: payload.import });
      await client.refetchQueries({ include: [LastImportDocument] });
    },
    template: async (shape: "LANGUAGE" | "SCHOOL"): Promise<void> => {
      const { data } = await client.query({ query: ImportTemplateDocument, variables: { shape } });
      const csv = data?.curriculumImportTemplate;
      if (csv) download("topics.csv", csv);
      else setError("The template could not be loaded. Try again in a moment.");
    },
    again: () => {
      setError(undefined);
      setStep({ name: "choose" });
    },
    undo: undoing.undo,
  };
}
