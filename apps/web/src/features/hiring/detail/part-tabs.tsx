import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { candidateChecks, interviewScores } from "@app/domain/hiring/candidacy-states.ts";
import { formatMoney } from "@app/domain/money.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";
import { candidacyKind } from "../candidacy.kind.ts";
import { answerOptions, checkOptions, outcomeOptions } from "../candidate-labels.ts";
import { checksForm, demoForm, interviewForm, offerForm } from "../form/part.fields.ts";
import { sentIn } from "./sent-in.tsx";

interface TabProps {
  record: CandidacyRecordFragment;
}

/** One part of an application, with the way to change it for those who may. */
function PartFacts(props: { title: string; param: string; id: string; facts: readonly [string, ReactNode][] }) {
  const { title, param, id, facts } = props;
  const [params] = useSearchParams();
  const mayWrite = useCan()(candidacyKind.write);
  return (
    <TabColumn>
      <FactsSection
        title={title}
        facts={facts}
        actions={
          mayWrite ? <TextLink href={withParams(params, { [param]: id })}>Edit {title.toLowerCase()}</TextLink> : null
        }
      />
    </TabColumn>
  );
}

const day = (value: string | null) => value && <Day value={value} />;
const colleague = (one: { id: string; name: string } | null) => one && <StaffLink id={one.id} name={one.name} />;
const outOfFive = (score: number | null) => (score === null ? null : `${score} of 5`);

/** When they are interviewed and by whom, and how they did. */
export function InterviewTab({ record }: TabProps) {
  const { labels } = interviewForm;
  const { interviewTime, interviewTimeZone, timeZone, interviewMean, interviewOutcome } = record;
  return (
    <PartFacts
      title="Interview"
      param="interview"
      id={record.id}
      facts={[
        [labels.interviewDate, day(record.interviewDate)],
        [labels.interviewTime, interviewTime && `${interviewTime} in ${placeName(interviewTimeZone ?? timeZone)}`],
        [labels.interviewerId, colleague(record.interviewer)],
        ...interviewScores.map((score): [string, ReactNode] => [labels[score], outOfFive(record[score])]),
        ["Mean", interviewMean === null ? null : interviewMean.toFixed(1)],
        [labels.interviewOutcome, interviewOutcome && labelOf(outcomeOptions)(interviewOutcome)],
        [labels.interviewNotes, record.interviewNotes],
      ]}
    />
  );
}

/** The lesson they gave to try. */
export function DemoTab({ record }: TabProps) {
  const { labels } = demoForm;
  return (
    <PartFacts
      title="Demo lesson"
      param="demo"
      id={record.id}
      facts={[
        [labels.demoDate, day(record.demoDate)],
        [labels.observerId, colleague(record.observer)],
        [labels.demoScore, outOfFive(record.demoScore)],
        [labels.demoRecordingFileId, sentIn(record.demoRecordingFile, record.demoRecordingUrl, "Watch it")],
        [labels.demoNotes, record.demoNotes],
      ]}
    />
  );
}

/** Papers and references, and how each of them stands. */
export function ChecksTab({ record }: TabProps) {
  return (
    <PartFacts
      title="Checks"
      param="checks"
      id={record.id}
      facts={candidateChecks.map((check): [string, ReactNode] => [
        checksForm.labels[check],
        labelOf(checkOptions)(record[check]),
      ])}
    />
  );
}

/** What they are offered, and what they said. */
export function OfferTab({ record }: TabProps) {
  const { labels } = offerForm;
  const { offerAmount: amount, offerCurrency: currency, offerAnswer } = record;
  return (
    <PartFacts
      title="Offer"
      param="offer"
      id={record.id}
      facts={[
        [labels.offerAmount, amount !== null && currency !== null ? formatMoney({ amount, currency }) : null],
        [labels.offerStartsOn, day(record.offerStartsOn)],
        ["Sent", day(record.offerSentAt)],
        [labels.offerAnswer, offerAnswer && labelOf(answerOptions)(offerAnswer)],
        ["Answered", day(record.offerAnsweredAt)],
      ]}
    />
  );
}
