import { LessonsOf } from "../../lessons/booked/lessons-of.public.tsx";
import type { CustomerRecordFragment } from "../customer.generated.ts";

/** The lessons that are given on a customer's account. */
export const LessonsTab = ({ record }: { record: CustomerRecordFragment }) => (
  <LessonsOf whose={{ customerId: record.id }} />
);
