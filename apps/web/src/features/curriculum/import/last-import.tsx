import { useQuery } from "@apollo/client/react";
import { Button } from "@app/ui/page/button.tsx";
import { When } from "@app/ui/value/when.tsx";
import { countOf } from "../../../shared/text/format.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { LastImportDocument } from "./import.generated.ts";
import { useUndoImport } from "./use-undo-import.ts";

/** What was imported last, and the way to take it back. */
export function LastImport({ view }: { view: TreeView }) {
  const { data } = useQuery(LastImportDocument, {
    variables: { curriculumId: view.curriculum.id },
    fetchPolicy: "cache-and-network",
  });
  const { undo, saving } = useUndoImport();
  const imported = data?.curriculumLastImport;
  if (!imported || imported.parts === 0) return null;
  const { fileName, parts, createdAt, undoneAt, updatedBy } = imported;
  return (
    <p style={{ marginTop: 16 }}>
      {countOf(parts, "part")} imported from {fileName}
      {updatedBy ? ` by ${updatedBy.name}` : ""}, <When value={createdAt} />
      {undoneAt === null ? null : "; undone"}.{" "}
      {undoneAt === null && view.locked === undefined ? (
        <Button size="small" pending={saving} onClick={() => void undo(imported)}>
          Undo import
        </Button>
      ) : null}
    </p>
  );
}
