import { messageToPodsInput } from "@app/domain/messages-sent/message-to-many.ts";
import { placeholdersOf } from "@app/domain/system/template-text.ts";
import type { CustomerPodFilter } from "@app/schema/types.generated.ts";
import { BulkDialog } from "../../../shared/bulk/bulk-dialog.tsx";
import { BulkMessageDialog } from "../../../shared/bulk/bulk-message-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { CustomerPodsBulkActionDocument as mutation } from "./pod-jobs.generated.ts";

const letter = { rules: messageToPodsInput, placeholders: placeholdersOf.pod };

/** Asks before many pods are paused, or for an email to those who pay for them. */
export const PodsBulk = (props: BulkDialogProps<CustomerPodFilter>) =>
  props.action.kind === "PODS_MESSAGE" ? (
    <BulkMessageDialog {...props} {...letter} mutation={mutation} />
  ) : (
    <BulkDialog {...props} mutation={mutation} />
  );
