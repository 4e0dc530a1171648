import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { SkeletonFields, SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { SimpleDialog } from "./simple-dialog.tsx";
import type { StaffChange } from "./staff-actions.ts";
import { StaffUserForChangeDocument, type StaffStandingFragment } from "./staff-change.generated.ts";

interface StaffChangeDialogProps {
  change: StaffChange;
  id: string;
  onClose: () => void;
}

/** Asks about one change of an account and makes it. */
export function StaffChangeDialog({ change, id, onClose }: StaffChangeDialogProps) {
  const { data, loading, error, refetch } = useQuery(StaffUserForChangeDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const user = data?.staffUser;
  return (
    <RecordDialog
      what="account"
      loading={loading}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      skeleton={skeletons[change]}
    >
      {user ? <Asking change={change} user={user} onClose={onClose} /> : null}
    </RecordDialog>
  );
}

const lines = <SkeletonLines />;
const lineAndField = (
  <>
    {lines}
    <SkeletonFields columns={1} fields={[{ help: true }]} />
  </>
);

/** Of what is asked, in its size. */
const skeletons: Record<StaffChange, ReactNode> = {
  admit: lineAndField,
  changeRole: lineAndField,
  refuse: lineAndField,
  suspend: lineAndField,
  invite: lines,
  reinstate: lines,
};

interface AskingProps {
  change: StaffChange;
  user: StaffStandingFragment;
  onClose: () => void;
}

function Asking({ change, user, onClose }: AskingProps) {
  switch (change) {
    case "admit":
    case "changeRole":
      return <RoleDialog change={change} user={user} onClose={onClose} />;
    case "refuse":
    case "suspend":
      return <ReasonDialog change={change} user={user} onClose={onClose} />;
    case "invite":
    case "reinstate":
      return <SimpleDialog change={change} user={user} onClose={onClose} />;
  }
}
