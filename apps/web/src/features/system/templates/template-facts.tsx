import { whoMay } from "../../../shared/permission/use-can.ts";
import { FactsDialog } from "../../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import { channelWords, kindWords, languageWords } from "./template-labels.ts";
import { TemplateRecordDocument } from "./template.generated.ts";

/** One template for those who may not edit it. */
export function TemplateFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="template"
      query={TemplateRecordDocument}
      title={({ name }) => name}
      facts={({ kind, channel, language, active }) => ({
        Status: active ? "Active" : "Archived",
        For: kindWords.show(kind),
        Channel: channelWords.show(channel),
        Language: languageWords.show(language),
      })}
    >
      {({ subject, body }) => (
        <>
          <TemplatePreview subject={subject} body={body} />
          <p style={{ marginTop: 16 }}>Editing templates: {whoMay("settings:write").toLowerCase()}</p>
        </>
      )}
    </FactsDialog>
  );
}
