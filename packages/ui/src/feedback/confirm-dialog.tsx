import type { ReactNode } from "react";
import { Button } from "../page/button.tsx";
import { DangerButton } from "./danger-button.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { leaveLabel } from "./leave-label.ts";

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** A question: "Archive Igbo for families?" */
  title: string;
  /** What will happen, with numbers. */
  children: ReactNode;
  /** The verb: "Archive curriculum". */
  confirmLabel: string;
  onConfirm: () => void;
  danger?: boolean;
  /** In progress: the button waits. */
  pending?: boolean;
  /** The error, if it was refused. */
  error?: string | undefined;
  cancelLabel?: string;
  /** A third answer, recommended: saving instead of discarding. */
  instead?: { label: string; pending: boolean; onSelect: () => void } | undefined;
}

/** Asks before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    confirmLabel,
    onConfirm,
    danger = false,
    pending = false,
    error,
    cancelLabel = leaveLabel(confirmLabel),
    instead,
  } = props;
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={title}
      error={error}
      buttons={
        danger ? (
          <>
            <DangerButton label={confirmLabel} pending={pending} onPress={onConfirm} />
            <Button onClick={onClose} autoFocus>
              {cancelLabel}
            </Button>
            {instead ? (
              <Button main pending={instead.pending} onClick={instead.onSelect}>
                {instead.label}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Button onClick={onClose}>{cancelLabel}</Button>
            <Button main autoFocus pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      {children}
    </DialogFrame>
  );
}
