import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { FactsDialog } from "../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { StaffLink } from "../staff/staff-link.public.tsx";
import { PhonePreview } from "./phone-preview.tsx";
import { audienceText, kindWord, platformWord } from "./update-labels.ts";
import { ProductUpdateRecordDocument, type ProductUpdateRecordFragment } from "./update.generated.ts";

const factsOf = (update: ProductUpdateRecordFragment) => ({
  Status: <StatusChip status={update.status} />,
  Kind: kindWord(update.kind),
  Audience: audienceText(update),
  Platforms: update.platforms.map(platformWord).join(", "),
  "Oldest app version": update.minAppVersion ?? "Any",
  ...(update.publishAt && { [update.publishedAt ? "Published" : "Publish at"]: <When value={update.publishAt} /> }),
  ...(update.retiredAt && { Retired: <When value={update.retiredAt} /> }),
  Author: update.author ? <StaffLink {...update.author} /> : "–",
});

/** A product update as the app shows it, for those who may not edit it now. */
export function UpdateFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="product update"
      query={ProductUpdateRecordDocument}
      title={({ title }) => title}
      facts={factsOf}
    >
      {({ title, body, kind, imageFile, imageAlt }) => (
        <PhonePreview
          title={title}
          body={body}
          kind={kindWord(kind)}
          image={imageFile && { src: imageFile.url, alt: imageAlt ?? "" }}
        />
      )}
    </FactsDialog>
  );
}
