import { HistoryPanel } from "../../../shared/history/history-panel.tsx";
import { useViewer } from "../../../shared/session/session-context.ts";
import { profileLabels } from "../profile/profile-fields.ts";

const labels = {
  ...profileLabels,
  email: "Email",
  role: "Role",
  regionIds: "Regions",
  status: "Status",
  avatar: "Picture",
  password: "Password",
};
/** Not read as what they hold: an address, ids. */
const show = { avatar: () => "a picture", regionIds: () => "a choice of regions" };

/** What was changed about one's own account, by whom, and the ways back. */
export function AccountHistory({ onClose }: { onClose: () => void }) {
  const { id } = useViewer();
  return (
    <HistoryPanel kind="STAFF_USER" id={id} name="your account" words={{ labels, show }} mayRestore onClose={onClose} />
  );
}
