import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { HistoryList } from "../../../shared/history/history-list.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";
import { candidacyKind } from "../candidacy.kind.ts";
import { reasonWord, stageWord } from "../candidate-words.ts";
import { candidateForm } from "../form/candidate.fields.ts";
import { checksForm, demoForm, interviewForm, offerForm } from "../form/part.fields.ts";
import { useColleagues } from "../use-colleagues.ts";

const forms = [candidateForm, interviewForm, demoForm, checksForm, offerForm];

/** What happened to an application: who moved and changed it, and the ways back. */
export function ActivityTab({ record }: { record: CandidacyRecordFragment }) {
  const { nameOf } = useRegionChoices();
  const colleagues = useColleagues();
  const colleague = (id: unknown) => colleagues.find(({ value }) => value === id)?.label ?? "another colleague";
  const words = {
    labels: {
      ...Object.assign({}, ...forms.map(({ labels }) => labels)),
      ...{ stage: "Stage", holdUntil: "On hold until", rejectionReason: "Reason", rejectionNote: "Note" },
      ...{ reopenAfter: "Re-open after", doNotRehire: "Do not rehire" },
    } as Record<string, string>,
    show: {
      ...(Object.assign({}, ...forms.map(({ showStored }) => showStored)) as Record<
        string,
        (stored: unknown) => string
      >),
      ...{ stage: stageWord, regionId: nameOf, ownerId: colleague, interviewerId: colleague, observerId: colleague },
      rejectionReason: reasonWord,
      doNotRehire: (stored: unknown) => (stored === true ? "yes" : "no"),
    },
  };
  return (
    <TabColumn>
      <HistoryList
        kind={candidacyKind.history}
        id={record.id}
        name={record.name}
        words={words}
        mayRestore={useCan()(candidacyKind.write)}
      />
    </TabColumn>
  );
}
