import type { ReactNode } from "react";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { useConfirmed } from "../save/use-confirmed.ts";
import type { BulkDialogProps, BulkMutation } from "./bulk.ts";
import { asJob, useBulkStart } from "./use-bulk-start.ts";

/**
 * Confirms a bulk action with the exact number of records, then starts it. Lists whose actions only need confirmation
 * use `plainBulk`; others render this for such actions:
 *
 *     return <BulkDialog {...props} mutation={StaffUsersBulkActionDocument} />;
 */
export function BulkDialog<Filter>({
  mutation,
  onClose,
  children,
  ...asked
}: BulkDialogProps<Filter> & { mutation: BulkMutation<Filter>; children?: ReactNode }) {
  const { description, danger = false } = asked.action;
  const { title, saving, send, began } = useBulkStart(asked, mutation);
  const { error, confirm } = useConfirmed(
    (sink) => send({}, sink),
    ({ job }) => began(job),
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${title}?`}
      confirmLabel={title}
      danger={danger}
      pending={saving}
      error={error}
      onConfirm={confirm}
    >
      {children ? (
        <p>
          {description} {asJob}
        </p>
      ) : (
        `${description} ${asJob}`
      )}
      {children}
    </ConfirmDialog>
  );
}

/** The same for a list, given its mutation. */
export const bulkDialogOf = <Filter,>(mutation: BulkMutation<Filter>) =>
  function PlainBulk(props: BulkDialogProps<Filter>) {
    return <BulkDialog {...props} mutation={mutation} />;
  };
