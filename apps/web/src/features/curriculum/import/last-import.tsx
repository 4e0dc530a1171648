import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { countOf } from "../../../shared/text/format.ts";
import { importPath } from "../../imports/import-start.public.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { LastImportDocument } from "./import.generated.ts";

/** What was imported last, with a link to where it can be taken back. */
export function LastImport({ view }: { view: TreeView }) {
  const { data } = useQuery(LastImportDocument, {
    variables: { curriculumId: view.curriculum.id },
    fetchPolicy: "cache-and-network",
  });
  const [last] = data?.fileImports?.items ?? [];
  if (!last) return null;
  const { id, fileName, createdAt, state, owner, verdicts } = last;
  const topics = verdicts.find(({ verdict }) => verdict === "CREATE")?.count ?? 0;
  return (
    <p style={{ marginTop: 16 }}>
      {countOf(topics, "topic")} imported from <TextLink href={importPath(id)}>{fileName}</TextLink>
      {owner ? ` by ${owner.name}` : ""}, <When value={createdAt} />
      {state === "UNDONE" ? "; undone" : null}.
    </p>
  );
}
