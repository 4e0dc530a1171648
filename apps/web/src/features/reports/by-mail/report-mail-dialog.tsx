import { dayText } from "@app/domain/reports/days-text.ts";
import type { ReportMailRhythm } from "@app/schema/types.generated.ts";
import { Letter } from "@app/ui/detail/letter.tsx";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { ReportMailPreviewDocument } from "./report-mails.generated.ts";
import { rhythmText, useReportMails } from "./use-report-mails.ts";

interface DialogProps {
  view: { id: string; name: string };
  every: ReportMailRhythm;
  onClose: () => void;
}

/** What the email of a view will look like, and the choice to have it. */
export function ReportMailDialog({ view, every, onClose }: DialogProps) {
  const { set, saving } = useReportMails();
  const { data, error, refetch } = useQuery(ReportMailPreviewDocument, {
    variables: { viewId: view.id, every },
    fetchPolicy: "network-only",
  });
  const preview = data?.reportMailPreview;
  const begin = async () => {
    if (!(await set(view.id, every))) return;
    toast.done(`You will get “${view.name}” by email ${rhythmText(every)}.`);
    onClose();
  };
  return (
    <DialogFrame
      open
      wide
      title={`Email me “${view.name}” ${rhythmText(every)}?`}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {preview ? (
            <ActionButton main label={`Email me ${rhythmText(every)}`} pending={saving} onSelect={() => void begin()} />
          ) : null}
        </>
      }
    >
      <p style={{ marginBottom: 12 }}>
        {preview ? `The first email comes on the morning of ${dayText(preview.nextOn)}, to ${preview.to}. ` : ""}
        It is about the {every === "WEEKLY" ? "week" : "month"} before, and has headline figures only, no names. This is
        how it would look today:
      </p>
      {preview ? <Letter subject={preview.subject} text={preview.text} /> : null}
      {!preview && !error ? <SkeletonLines count={6} /> : null}
      {!preview && error ? <ErrorState {...failure("email", error, refetch)} /> : null}
    </DialogFrame>
  );
}
