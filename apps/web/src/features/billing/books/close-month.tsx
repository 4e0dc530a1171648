import { useApolloClient } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { monthName } from "@app/domain/dates/month.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { BookMonthCloseDocument } from "./month-events.generated.ts";
import { MonthSums } from "./month-sums.tsx";
import { BookMonthSumsDocument } from "./months.generated.ts";
import { StillOpen } from "./still-open.tsx";

/** The sums that closing the month fixes, as they are now. */
function SumsToFix(asked: { regionId: string; month: string }) {
  const { data, loading, error, refetch } = useQuery(BookMonthSumsDocument, {
    variables: asked,
    fetchPolicy: "network-only",
  });
  const sums = data?.bookMonthSums;
  if (sums) return <MonthSums sums={sums} title="What is fixed" />;
  return loading ? <SkeletonLines count={4} /> : <ErrorState {...failure("the sums", error, refetch)} />;
}

/** Closes a month after showing what is still open in it, and what it comes to. */
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
      <SumsToFix {...asked} />
    </ConfirmDialog>
  );
}
