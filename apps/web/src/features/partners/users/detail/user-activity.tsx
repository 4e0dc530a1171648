import { statusWord } from "@app/ui/value/status-tones.ts";
import { HistoryTab } from "../../../../shared/history/history-tab.tsx";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { learnerName } from "../../learners/learner-line.tsx";
import { useLearnersNamed } from "../../learners/use-learners-named.ts";
import { userForm } from "../form/user.fields.ts";
import { usePartnerChoices } from "../use-partner-choices.ts";
import { roleWord } from "../user-labels.ts";
import type { PartnerUserRowFragment } from "../user.generated.ts";
import { partnerUserKind } from "../user.kind.ts";

/** What happened to a partner's user: who changed what, and the ways back. */
export function UserActivity({ record: user }: { record: PartnerUserRowFragment }) {
  const { nameOf } = usePartnerChoices();
  const named = useLearnersNamed(user.partner?.id ?? "", null);
  const learner = (id: string) => {
    const found = named.find(({ learnerId }) => learnerId === id);
    return found ? learnerName(found) : "another learner";
  };
  const words = {
    labels: { ...userForm.labels, status: "Status" },
    show: {
      ...userForm.showStored,
      partnerId: nameOf,
      partnerRole: roleWord,
      learnerIds: (stored: unknown) => (stored as readonly string[]).map(learner).join(", ") || "none",
      status: (stored: unknown) => statusWord(String(stored)),
    },
  };
  const mayRestore = useCan()(partnerUserKind.write) && user.status !== "DEACTIVATED";
  return <HistoryTab kind={partnerUserKind.history} record={user} words={words} mayRestore={mayRestore} />;
}
