import type { ReactNode } from "react";
import { SkeletonFields, SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { EventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { RefuseDialog, SuspendDialog } from "./refusal-dialogs.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import {
  InviteStaffUserDocument,
  ReinstateStaffUserDocument,
  StaffStandingDocument,
  type StaffStandingFragment,
} from "./staff-events.generated.ts";

const invite: RecordEvent<StaffStandingFragment> = {
  verb: "Send another link to",
  label: "Resend invite",
  mutation: InviteStaffUserDocument,
  description: ({ email }) =>
    `A new link to choose a password will be sent to ${email}. Earlier links will stop working.`,
  successMessage: ({ email }) => `A new link is on its way to ${email}.`,
};
const reinstate: RecordEvent<StaffStandingFragment> = {
  verb: "Reinstate",
  mutation: ReinstateStaffUserDocument,
  description: ({ name, email, isActivated }) =>
    isActivated
      ? `${name} can sign in again with the same password and role as before.`
      : `${name} has no password yet: a link to choose one will be sent to ${email}.`,
  successMessage: ({ name }) => `${name} can use the portal again.`,
};

/** Asks about one event of an account and makes it. */
export function StaffEventDialog({ name, id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  const skeleton = name === "invite" || name === "reinstate" ? <SkeletonLines /> : lineAndField;
  return (
    <RecordDialog what="account" query={StaffStandingDocument} id={id} onClose={onClose} skeleton={skeleton}>
      {(user) => asking(name, user, onClose)}
    </RecordDialog>
  );
}

const lineAndField = (
  <>
    <SkeletonLines />
    <SkeletonFields columns={1} fields={[{ help: true }]} />
  </>
);

function asking(event: string, user: StaffStandingFragment, onClose: () => void): ReactNode {
  const common = { onClose, what: "account", record: user };
  switch (event) {
    case "admit":
    case "changeRole":
      return <RoleDialog event={event} user={user} onClose={onClose} />;
    case "refuse":
      return <RefuseDialog user={user} onClose={onClose} />;
    case "suspend":
      return <SuspendDialog user={user} onClose={onClose} />;
    case "invite":
      return <EventDialog {...common} event={invite} refused={user.viewerCan.invite.reason ?? undefined} />;
    case "reinstate":
      return <EventDialog {...common} event={reinstate} refused={user.viewerCan.reinstate.reason ?? undefined} />;
    default:
      return null;
  }
}
