import { Fragment, type ReactNode } from "react";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { CandidateRoundsDocument } from "../candidate-parts.generated.ts";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";
import { candidacyKind } from "../candidacy.kind.ts";
import { reasonWord, stageWord } from "../candidate-labels.ts";
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
      stage: "Stage",
      holdUntil: "On hold until",
      rejectionReason: "Reason",
      rejectionNote: "Note",
      reopenAfter: "Reopen after",
      doNotRehire: "Do not rehire",
    } as Record<string, string>,
    show: {
      ...(Object.assign({}, ...forms.map(({ showStored }) => showStored)) as Record<
        string,
        (stored: unknown) => string
      >),
      stage: stageWord,
      regionId: nameOf,
      ownerId: colleague,
      interviewerId: colleague,
      observerId: colleague,
      rejectionReason: reasonWord,
      doNotRehire: (stored: unknown) => (stored === true ? "yes" : "no"),
    },
  };
  return (
    <HistoryTab kind={candidacyKind.history} record={record} words={words} mayRestore={useCan()(candidacyKind.write)}>
      <Stages record={record} />
    </HistoryTab>
  );
}

/** The way of this round: when it came to each stage, and why where somebody said so. */
function Stages({ record: { id, personId } }: { record: CandidacyRecordFragment }) {
  const { data } = useQuery(CandidateRoundsDocument, { variables: { id: personId } });
  const steps = data?.candidate?.rounds?.find((round) => round.id === id)?.stageHistory ?? [];
  if (steps.length === 0) return null;
  return (
    <FactsSection
      title="Stages"
      facts={steps.map(({ stage, at, by, reason }, n): [string, ReactNode] => [
        `${n + 1}. ${stageWord(stage)}`,
        <Fragment key={at}>
          <Day value={at} />
          {by === null ? "" : `, ${by.name}`}
          {reason === null ? "" : `: ${reason}`}
        </Fragment>,
      ])}
    />
  );
}
