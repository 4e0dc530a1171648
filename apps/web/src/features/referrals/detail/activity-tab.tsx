import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { referrerWords } from "../referrer-words.ts";
import type { ReferrerRecordFragment } from "../referrer.generated.ts";
import { teacherReferrerKind } from "../referrer.kind.ts";

/** What happened to a referrer: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: ReferrerRecordFragment }) {
  const mayRestore = useCan()(teacherReferrerKind.write);
  return (
    <HistoryTab kind={teacherReferrerKind.history} record={record} words={referrerWords} mayRestore={mayRestore} />
  );
}
