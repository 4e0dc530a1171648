import { RecordEventDialog, type RecordEvent } from "../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { TokenRevokeDocument } from "./token-mutations.generated.ts";
import { TokenRecordDocument, type TokenRecordFragment } from "./token.generated.ts";

const revoke: RecordEvent<TokenRecordFragment> = {
  verb: "Revoke",
  mutation: TokenRevokeDocument,
  danger: true,
  title: ({ name, prefix }) => `Revoke ${name} (${prefix}…)?`,
  description: () => "Whatever uses it is refused within a second. This cannot be undone.",
  successMessage: ({ name }) => `${name} is revoked.`,
};

/** Asks before a token ends for good. */
export const TokenRevoke = (props: RecordDialogProps) => (
  <RecordEventDialog {...props} what="token" query={TokenRecordDocument} events={{ revoke }} />
);
