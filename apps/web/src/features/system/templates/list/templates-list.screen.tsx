import { RecordListPage } from "../../../../shared/records/record-list-page.tsx";
import { templateDialogs } from "../template-dialogs.ts";
import { templateKind } from "../template.kind.ts";
import { templatesList } from "./templates.list.tsx";

/** Texts to customers, written ahead. */
export function TemplatesListScreen() {
  return (
    <RecordListPage
      kind={templateKind}
      list={templatesList}
      dialogs={templateDialogs}
      title="Templates"
      searchLabel="Name"
      add={{ label: "Add template" }}
      empty={{
        title: "No templates yet.",
        text: "Add the first template. Messages to customers begin with one.",
        toReaders: "Messages to customers will begin with one.",
      }}
    />
  );
}
