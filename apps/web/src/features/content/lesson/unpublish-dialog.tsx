import { unpublishInput } from "@app/domain/content/review-input.ts";
import { ReasonDialog } from "../../../shared/records/reason-dialog.tsx";
import { SessionUnpublishDocument } from "./review.generated.ts";

const rules = unpublishInput.pick({ reason: true });

interface UnpublishDialogProps {
  lessonId: string;
  name: string;
  version: number;
  onClose: () => void;
}

/** Asks why a session is taken out of the app. */
export function UnpublishDialog({ lessonId, name, version, onClose }: UnpublishDialogProps) {
  return (
    <ReasonDialog
      record={{ id: lessonId, name, version }}
      title={`Unpublish ${name}?`}
      saveLabel="Unpublish"
      mutation={SessionUnpublishDocument}
      rules={rules}
      sent={(reason) => reason}
      help="Kept in the activity log."
      successMessage={`${name} unpublished.`}
      onClose={onClose}
    >
      The app no longer shows this lesson. Its versions stay.
    </ReasonDialog>
  );
}
