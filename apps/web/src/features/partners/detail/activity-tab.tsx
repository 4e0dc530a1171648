import { statusWord } from "@app/ui/value/status-tones.ts";
import type { HistoryWords } from "../../../shared/history/history-labels.ts";
import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { partnerForm } from "../form/partner.fields.ts";
import { PartnerAgreementsDocument, type PartnerRecordFragment } from "../partner.generated.ts";
import { partnerKind } from "../partner.kind.ts";
import { usePartnerWords } from "../use-partner-words.ts";

/** Learners are added and removed one by one, and the status has events of its own. */
const restorable = Object.keys(partnerForm.labels);

interface Named {
  learnerId: string;
  name: string;
}
const without = (some: readonly Named[], others: readonly Named[]) =>
  some.filter(({ learnerId }) => !others.some((other) => other.learnerId === learnerId)).map(({ name }) => name);

/** "added Joseph Foster to the learners": of the whole list, who came and who went. */
const learnerDeed: HistoryWords["told"] = ({ changes }) => {
  const [change] = changes;
  if (changes.length !== 1 || change?.field !== "learners") return null;
  const [before, after] = [change.before, change.after].map((value) => (value ?? []) as readonly Named[]);
  const [added, removed] = [without(after ?? [], before ?? []), without(before ?? [], after ?? [])];
  if (added.length + removed.length === 0) return null;
  const deeds = [
    ...(added.length > 0 ? [`added ${added.join(", ")} to the learners`] : []),
    ...(removed.length > 0 ? [`removed ${removed.join(", ")} from the learners`] : []),
  ];
  return { deed: deeds.join(" and "), changes: [] };
};

/** What happened to a partner: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: PartnerRecordFragment }) {
  const { shown } = usePartnerWords();
  const { agreementFile, id } = record;
  const { data } = useQuery(PartnerAgreementsDocument, { variables: { id } });
  const files = [agreementFile, ...(data?.record?.earlierFiles ?? [])];
  const mayRestore = useCan()(partnerKind.write);
  const words: HistoryWords = {
    told: learnerDeed,
    labels: { ...partnerForm.labels, status: "Status", learners: "Learners added by hand" },
    show: {
      ...partnerForm.showStored,
      ...shown,
      agreementFileId: (stored: unknown) =>
        stored === null ? "none" : (files.find((file) => file?.id === stored)?.name ?? "another file"),
      status: (stored: unknown) => statusWord(String(stored)),
      learners: (stored: unknown) =>
        (stored as readonly { name: string }[]).map(({ name }) => name).join(", ") || "none",
    },
  };
  return (
    <HistoryTab
      kind={partnerKind.history}
      record={record}
      words={words}
      mayRestore={mayRestore}
      restorable={restorable}
    />
  );
}
