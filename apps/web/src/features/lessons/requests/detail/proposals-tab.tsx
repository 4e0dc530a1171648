import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { counted } from "@app/domain/counted.ts";
import { slotsInWords as weeklySlots } from "@app/domain/lessons/weekdays.ts";
import { tutorPath } from "../../../../shared/links/record-paths.ts";
import { StaffLink } from "../../../staff/staff-link.public.tsx";
import type { LessonRequestRecordFragment, ProposalItemFragment } from "../request.generated.ts";
import css from "./proposals-tab.module.css";

const slotsInWords = ({ slots, anchorTimeZone }: ProposalItemFragment) =>
  `${weeklySlots(slots)} (${placeName(anchorTimeZone)})`;

/** How far the lessons go. */
function Until({ proposal: { startOn, endOn, lessonCount } }: { proposal: ProposalItemFragment }) {
  return (
    <>
      From <Day value={startOn} />
      {endOn ? (
        <>
          {" until "}
          <Day value={endOn} />
        </>
      ) : null}
      {lessonCount ? `, ${counted(lessonCount, "lesson")}` : null}
    </>
  );
}

/** What became of a proposal, and what was said. */
function Answer({ proposal }: { proposal: ProposalItemFragment }) {
  const { state, expiresAt, tutorAnsweredAt, customerAnsweredAt, answerNote } = proposal;
  const answeredAt = customerAnsweredAt ?? tutorAnsweredAt;
  if (state === "OPEN") {
    return (
      <p>
        The tutor has until <When value={expiresAt} /> to answer.
      </p>
    );
  }
  return (
    <p>
      {answeredAt ? <When value={answeredAt} /> : null}
      {answerNote ? `${answeredAt ? ": " : ""}“${answerNote}”` : null}
    </p>
  );
}

function Proposal({ proposal }: { proposal: ProposalItemFragment }) {
  return (
    <li>
      <h3>
        {proposal.tutor ? (
          <TextLink href={tutorPath(proposal.tutor.id)}>{proposal.tutor.name}</TextLink>
        ) : (
          "Unknown tutor"
        )}
        <StatusChip status={proposal.state} />
      </h3>
      <p>
        {slotsInWords(proposal)} · <Until proposal={proposal} /> ·{" "}
        <MoneyText currency={proposal.priceCurrency} amount={proposal.priceAmount} /> a lesson,{" "}
        {proposal.billing.toLowerCase()}
      </p>
      {proposal.note ? <p>{proposal.note}</p> : null}
      <Answer proposal={proposal} />
      <small>
        Sent <When value={proposal.sentAt} />
        {proposal.sentBy ? (
          <>
            {" by "}
            <StaffLink {...proposal.sentBy} />
          </>
        ) : null}
      </small>
    </li>
  );
}

/** Of a proposal that stands, as a heading. */
const standing: Partial<Record<ProposalItemFragment["state"], string>> = {
  OPEN: "Proposed",
  ACCEPTED: "Agreed with the tutor",
  CONFIRMED: "Agreed",
};

/** What stands, if anything does, and what was proposed to whom besides, the last first. */
export function ProposalsTab({ record: { proposals } }: { record: LessonRequestRecordFragment }) {
  const all = proposals ?? [];
  const current = all.find(({ state }) => standing[state] !== undefined);
  const others = all.filter((proposal) => proposal !== current);
  return (
    <TabColumn>
      {current ? (
        <Section title={standing[current.state] ?? ""}>
          <ul className={css.proposals}>
            <Proposal proposal={current} />
          </ul>
        </Section>
      ) : null}
      {current && others.length === 0 ? null : (
        <Section title={current ? "Earlier proposals" : "Proposals"}>
          {others.length === 0 ? <p>Nothing has been proposed yet. Choose a tutor under Matches.</p> : null}
          <ul className={css.proposals}>
            {others.map((proposal) => (
              <Proposal key={proposal.id} proposal={proposal} />
            ))}
          </ul>
        </Section>
      )}
    </TabColumn>
  );
}
