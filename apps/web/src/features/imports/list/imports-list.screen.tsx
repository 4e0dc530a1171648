import { Upload } from "@app/ui/icons.ts";
import { ListPage } from "@app/ui/list/list-page.tsx";
import { listAnswer } from "../../../shared/list/list-answer.ts";
import { useListState } from "../../../shared/list/use-list-state.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { ImportsDocument } from "../import.generated.ts";
import { importPath, importStart } from "../import-start.public.ts";
import { importColumns, importRules } from "./imports.columns.tsx";

/** Files that were imported, and those that are about to be. */
export function ImportsListScreen() {
  const can = useCan();
  const { state, onChange, variables } = useListState(importRules);
  const result = useQuery(ImportsDocument, { variables: { page: variables.page }, fetchPolicy: "cache-and-network" });
  const starts = [
    ...(can("customers:write")
      ? [
          { label: "Import customers", icon: Upload, href: importStart("customers"), main: true },
          { label: "Import dependents", icon: Upload, href: importStart("dependents") },
          { label: "Import leads", icon: Upload, href: importStart("leads") },
        ]
      : []),
    ...(can("tutorManagement:write") ? [{ label: "Import tutors", icon: Upload, href: importStart("tutors") }] : []),
    ...(can("referrals:write") ? [{ label: "Import referrers", icon: Upload, href: importStart("referrers") }] : []),
    ...(can("partners:write") ? [{ label: "Import partners", icon: Upload, href: importStart("partners") }] : []),
    ...(can("books:write")
      ? [
          { label: "Import opening credit", icon: Upload, href: importStart("opening-credit") },
          { label: "Import old invoices", icon: Upload, href: importStart("old-invoices") },
        ]
      : []),
    ...(can("words:write") ? [{ label: "Import words", icon: Upload, href: importStart("words") }] : []),
  ];

  return (
    <ListPage
      title="Imports"
      {...listAnswer(result, ({ fileImports }) => fileImports, ["import", "imports"])}
      actions={starts}
      columns={importColumns}
      state={state}
      onChange={onChange}
      rowHref={({ id }) => importPath(id)}
      empty={{
        title: "No imports yet.",
        text: "Send a CSV, TSV or XLSX file of customers, dependents, leads, tutors, referrers, partners, opening credit, old invoices or words. Nothing is saved until you have seen what each row does.",
        action: starts[0],
      }}
    />
  );
}
