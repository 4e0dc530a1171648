import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { None } from "../../../shared/errors/none.tsx";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { tutorPath } from "../../../shared/links/record-paths.ts";
import { entryDialogs } from "../../journal/journal-dialogs.public.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useCandidateActions } from "../candidate-actions.ts";
import { candidateDialogs } from "../candidate-dialogs.ts";
import { CandidatePageDocument, type CandidacyRecordFragment } from "../candidacy.generated.ts";
import { candidatesPath } from "../candidacy.kind.ts";
import { reasonWord } from "../candidate-labels.ts";
import { DaysIn, scoresInWords } from "../list/candidates.list.tsx";

const list = { label: "Go to hiring", href: candidatesPath };
const parts = () => import("./part-tabs.tsx");

const tabs = tabsOf<CandidacyRecordFragment>({
  application: { label: "Application", load: async () => (await import("./application-tab.tsx")).ApplicationTab },
  interview: { label: "Interview", load: async () => (await parts()).InterviewTab },
  demo: { label: "Demo lesson", load: async () => (await parts()).DemoTab },
  checks: { label: "Checks", load: async () => (await parts()).ChecksTab },
  offer: { label: "Offer", load: async () => (await parts()).OfferTab },
  documents: { label: "Documents", load: async () => (await import("./documents-tab.tsx")).DocumentsTab },
  messages: { label: "Messages", load: async () => (await import("./messages-tab.tsx")).MessagesTab },
  journal: {
    label: "Journal",
    load: async () => (await import("./journal-tab.tsx")).JournalTab,
  },
  rounds: { label: "Earlier rounds", load: async () => (await import("./rounds-tab.tsx")).RoundsTab },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
});

/** One candidate in their last round: what they said, what was found, and what can be done next. */
export function CandidateScreen() {
  return (
    <RecordPage what="candidate" query={CandidatePageDocument} param="customerId" list={list}>
      {(candidate) => <Candidate candidate={candidate} />}
    </RecordPage>
  );
}

function Candidate({ candidate }: { candidate: CandidacyRecordFragment }) {
  const { name, stage, stageSince, round, subjects, appliedAt, owner, rejectionReason, reopenAfter } = candidate;
  const { strip, pane } = useRecordTabs(tabs, candidate, `About ${name}`);
  const actions = useCandidateActions(candidate);
  return (
    <>
      <DetailPage
        title={name}
        avatarOf={name}
        status={<StatusChip status={stage} />}
        line={
          <>
            <span>
              {subjects.join(", ")} · round {round} · applied <Day value={appliedAt} />
            </span>
            {stage === "ONBOARDED" ? (
              <>
                {" "}
                · <TextLink href={tutorPath(candidate.personId)}>Open tutor</TextLink>
              </>
            ) : null}
          </>
        }
        actions={actions}
        facts={[
          { label: "In stage", value: <DaysIn since={stageSince} /> },
          { label: "Scores", value: scoresInWords(candidate) },
          rejectionReason === null
            ? { label: "Owner", value: owner ? <StaffLink {...owner} /> : <None field="owner">Nobody</None> }
            : {
                label: "Rejected",
                value: reasonWord(rejectionReason),
                second:
                  reopenAfter === null ? undefined : (
                    <>
                      Reopen after <Day value={reopenAfter} />
                    </>
                  ),
              },
        ]}
        tabs={strip}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={candidateDialogs} />
      <RecordDialogs dialogs={entryDialogs} />
    </>
  );
}
