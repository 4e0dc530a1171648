import { roles } from "@app/domain/enums.ts";
import { HistoryPanel } from "../../../shared/history/history-panel.tsx";
import { roleName } from "../../../shared/text/format.ts";
import { staffLabels } from "../fields/staff-values.ts";
import { useRegionOptions } from "../fields/use-region-options.ts";

const labels = { ...staffLabels, status: "Status", bio: "Bio", avatar: "Picture", password: "Password" };

interface StaffHistoryProps {
  id: string;
  /** Of the account's owner. */
  name: string;
  onClose: () => void;
}

/** What was changed about an account, by whom, before and after. Only its owner takes changes back. */
export function StaffHistory({ id, name, onClose }: StaffHistoryProps) {
  const regions = useRegionOptions();
  const regionNames = (ids: unknown) =>
    (ids as string[]).map((one) => regions.find(({ value }) => value === one)?.label ?? "another region").join(", ");
  const show = {
    role: (value: unknown) => roleName(roles.find((role) => role === value) ?? null),
    regionIds: (ids: unknown) => regionNames(ids) || "All regions",
    avatar: () => "a picture",
  };
  return (
    <HistoryPanel kind="STAFF_USER" id={id} name={name} words={{ labels, show }} mayRestore={false} onClose={onClose} />
  );
}
