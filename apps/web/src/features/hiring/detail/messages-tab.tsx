import { useCan } from "../../../shared/permission/use-can.ts";
import { MessagesOf } from "../../messages/messages-of.public.tsx";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";
import { candidacyKind } from "../candidacy.kind.ts";

/** What staff wrote and said to a candidate, newest first. */
export function MessagesTab({ record: { personId, name, email } }: { record: CandidacyRecordFragment }) {
  const mayWrite = useCan()(candidacyKind.write);
  return <MessagesOf kind="tutor" person={{ id: personId, name, email }} mayWrite={mayWrite} />;
}
