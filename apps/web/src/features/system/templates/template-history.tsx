import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../../shared/records/record-history.tsx";
import { templateForm } from "./form/template.fields.ts";
import { TemplateRecordDocument } from "./template.generated.ts";
import { templateKind } from "./template.kind.ts";

const words = { labels: { ...templateForm.labels, active: "In use" }, show: templateForm.showStored };

/** What was changed about a template, by whom, and the ways back. */
export function TemplateHistory(props: RecordDialogProps) {
  const known = { kind: templateKind, query: TemplateRecordDocument, words };
  return <RecordHistory {...props} {...known} mayRestore={({ active }) => active} />;
}
