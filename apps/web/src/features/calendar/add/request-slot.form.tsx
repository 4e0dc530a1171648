import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { RequestForm } from "../../lessons/requests/request-form.public.ts";
import { slotIn } from "../../lessons/courses/book/empty-slot.public.ts";
import { askedFor } from "./request-address.ts";

/** A new request for lessons at a time that was chosen in a calendar. */
export function RequestSlotForm({ id, ...props }: RecordDialogProps) {
  const slot = slotIn(id);
  return <RequestForm {...props} id={null} {...(slot && { begin: askedFor(slot) })} />;
}
