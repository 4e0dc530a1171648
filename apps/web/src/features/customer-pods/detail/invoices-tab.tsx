import { InvoicesOfPod } from "../../billing/invoices-of-pod.public.tsx";
import type { PodRecordFragment } from "../pod.generated.ts";

/** What the pod's lessons are paid with. */
export const InvoicesTab = ({ record }: { record: PodRecordFragment }) => <InvoicesOfPod podId={record.id} />;
