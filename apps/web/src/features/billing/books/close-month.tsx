import { useApolloClient } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { monthName } from "@app/domain/dates/month.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { BookMonthCloseDocument } from "./month-events.generated.ts";
import { StillOpen } from "./still-open.tsx";

/** Closes a month after showing what is still open in it. */
export function CloseMonth({ id: month, onClose }: RecordDialogProps) {
  const [params] = useSearchParams();
  const { cache } = useApolloClient();
  const { save, saving } = useSave(BookMonthCloseDocument, ({ closed }) => closed);
  const asked = { regionId: params.get("region") ?? "", month: month ?? "" };
  const name = monthName(asked.month);
  const { error, confirm } = useConfirmed(
    (form) => save(asked, form),
    () => {
      toast.done(`${name} is closed.`);
      cache.evict({ id: "ROOT_QUERY", fieldName: "bookMonths" });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Close ${name}?`}
      confirmLabel={`Close ${name}`}
      onConfirm={confirm}
      pending={saving}
      error={error}
    >
      <p>
        Nothing is dated in {name} any more. What still comes for its days is dated on the day it is written down, and
        says for which day it is. A director can reopen the month.
      </p>
      <StillOpen {...asked} />
    </ConfirmDialog>
  );
}
