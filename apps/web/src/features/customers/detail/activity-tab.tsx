import { statusWord } from "@app/ui/value/status-tones.ts";
import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { isInUse } from "../customer-archiving.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import { customerKind } from "../customer.kind.ts";
import { customerForm } from "../form/customer.fields.ts";
import { useOwnerChoices, usePolicyChoices } from "../use-customer-choices.ts";

/** What happened to a customer: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: CustomerRecordFragment }) {
  const { nameOf } = useRegionChoices();
  const owners = useOwnerChoices();
  const policies = usePolicyChoices();
  const words = {
    labels: { ...customerForm.labels, status: "Status" },
    show: {
      ...customerForm.showStored,
      status: (stored: unknown) => statusWord(String(stored)),
      regionId: nameOf,
      ownerId: (id: unknown) => owners.find(({ value }) => value === id)?.label ?? "another colleague",
      cancellationPolicyId: (id: unknown) => policies.find(({ value }) => value === id)?.label ?? "another policy",
    },
  };
  return (
    <HistoryTab
      kind={customerKind.history}
      record={record}
      words={words}
      mayRestore={useCan()(customerKind.write) && isInUse(record)}
    />
  );
}
