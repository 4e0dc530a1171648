import { dayText, timeText } from "@app/ui/value/when-text.ts";
import type { HistoryWords } from "../../shared/history/history-labels.ts";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { useOwnerNames } from "../customers/owner-choices.public.ts";
import { tokenForm } from "./form/token.fields.ts";
import { TokenRecordDocument } from "./token.generated.ts";
import { tokenKind } from "./token.kind.ts";

/** "Sat 5 Dec 2026, 13:01" */
function inWords(at: string): string {
  const instant = new Date(at);
  return `${dayText(instant)}, ${timeText(instant)}`;
}

const labels = { ...tokenForm.labels, ownerId: "Owner" };

/** What was changed about a service token, and by whom. What a secret may do is not put back by one click. */
export function TokenHistory(props: RecordDialogProps) {
  const people = useOwnerNames();
  const words: HistoryWords = {
    labels,
    show: {
      ...tokenForm.showStored,
      expiresOn: (day) => dayText(new Date(String(day)), "UTC"),
      ratePerMinute: (rate) => `${String(rate)} a minute`,
      ownerId: (id) => people.find(({ value }) => value === id)?.label ?? "somebody who has left",
    },
    told: ({ changes }) => {
      if (changes.some(({ field }) => field === "revokedAt")) return { deed: "revoked it", changes: [] };
      const end = changes.find(({ field }) => field === "endsAt")?.after;
      return typeof end === "string" ? { deed: `replaced it; it works until ${inWords(end)}`, changes: [] } : null;
    },
  };
  return <RecordHistory {...props} kind={tokenKind} query={TokenRecordDocument} words={words} />;
}
