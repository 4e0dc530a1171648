import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { CalendarLinkDialog } from "../../lessons/calendar-link/calendar-link-dialog.public.tsx";

/** The calendar link of the person whose lessons the calendar shows alone: of a tutor, or of a customer. */
export function CalendarLinkOf({ name, id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return <CalendarLinkDialog personId={id} side={name === "tutorLink" ? "TUTOR" : "CUSTOMER"} onClose={onClose} />;
}
