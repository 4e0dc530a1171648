import { whoMay } from "../../../shared/permission/use-can.ts";
import { FactsDialog } from "../../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { backgroundForm } from "./background.fields.ts";
import { BackgroundRecordDocument } from "./background.generated.ts";
import css from "./background-facts.module.css";

const { labels } = backgroundForm;

/** One background for those who may not edit it. */
export function BackgroundFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="background"
      query={BackgroundRecordDocument}
      title={({ name }) => name}
      facts={({ active, setting, imageAlt }) => ({
        Status: active ? "Active" : "Archived",
        [labels.setting]: setting ?? "–",
        [labels.imageAlt]: imageAlt,
      })}
    >
      {({ imageFile, imageAlt }) => (
        <>
          {imageFile ? <img className={css.large} src={imageFile.url} alt={imageAlt} /> : null}
          <p className={css.note}>Editing backgrounds: {whoMay("stories:write").toLowerCase()}</p>
        </>
      )}
    </FactsDialog>
  );
}
