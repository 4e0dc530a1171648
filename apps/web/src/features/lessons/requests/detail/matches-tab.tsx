import { useSearchParams } from "react-router-dom";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Check, TriangleAlert } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { ButtonLink } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { dayText, placeName, timeText } from "@app/ui/value/when-text.ts";
import { failure } from "../../../../shared/errors/failure.ts";
import { withParams } from "../../../../shared/page/search-params.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { useViewer } from "../../../../shared/session/session-context.ts";
import { labelOf } from "../../../../shared/text/option-labels.ts";
import { tutorPath } from "../../../../shared/links/record-paths.ts";
import { zoneOf } from "../party.tsx";
import { levelOptions } from "../request-labels.ts";
import {
  LessonRequestMatchesDocument,
  type LessonRequestRecordFragment,
  type TutorMatchItemFragment,
} from "../request.generated.ts";
import { requestKind } from "../request.kind.ts";
import { reasonInWords } from "./match-labels.ts";
import css from "./matches-tab.module.css";

type Request = LessonRequestRecordFragment;
const level = labelOf(levelOptions);

/** The first lesson that a tutor could give at the times asked for, or else those nearest to them, by the learner's clock and by theirs. */
function FirstSlot({ match, request }: { match: TutorMatchItemFragment; request: Request }) {
  const now = useNow();
  const here = useViewer().timeZone;
  if (!match.tutor) return null;
  const zones = [...new Set([zoneOf(request) ?? here, match.tutor.timeZone])];
  const inWords = (slot: { start: string }) => {
    const start = new Date(slot.start);
    return zones.map((zone) => `${dayText(start, zone, now)} ${timeText(start, zone)} ${placeName(zone)}`).join(" · ");
  };
  const [first] = match.firstSlots;
  if (first) return <p className={css.slot}>First free lesson: {inWords(first)}</p>;
  if (match.nearestSlots.length === 0) return null;
  return (
    <>
      <p className={css.slot}>Nearest free lessons:</p>
      <ul className={css.nearest}>
        {match.nearestSlots.map((slot) => (
          <li key={slot.start}>{inWords(slot)}</li>
        ))}
      </ul>
    </>
  );
}

function Match({ match, request }: { match: TutorMatchItemFragment; request: Request }) {
  const [params] = useSearchParams();
  const now = useNow();
  const zone = useViewer().timeZone;
  const mayPropose = useCan()(requestKind.act) && request.status === "NEW";
  const { tutor, reasons } = match;
  if (!tutor) return null;
  const asked = { ...request, level: request.level && level(request.level) };
  return (
    <li>
      <div>
        <h3>
          <TextLink href={tutorPath(tutor.id)}>{tutor.name}</TextLink>
          {tutor.status === "ACTIVE" ? null : <StatusChip status={tutor.status} />}
        </h3>
        <ul className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason.reason} data-for={reason.speaksFor ? "" : undefined}>
              {reason.speaksFor ? <Check size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
              <span>
                <VisuallyHidden>{reason.speaksFor ? "For: " : "Against: "}</VisuallyHidden>
                {reasonInWords(reason, asked, (at) => dayText(at, zone, now))}
              </span>
            </li>
          ))}
        </ul>
        <FirstSlot match={match} request={request} />
      </div>
      {mayPropose ? (
        <ButtonLink size="small" href={withParams(params, { propose: request.id, tutor: tutor.id })}>
          Propose
        </ButtonLink>
      ) : null}
    </li>
  );
}

/** The tutors who could give the lessons, the best first, and why. */
export function MatchesTab({ record: request }: { record: Request }) {
  const variables = { id: request.id };
  const { data, error, refetch } = useQuery(LessonRequestMatchesDocument, {
    variables,
    fetchPolicy: "cache-and-network",
  });
  const matches = data?.lessonRequest?.matches;
  const free = matches?.filter(({ isFree }) => isFree).length ?? 0;
  return (
    <TabColumn>
      <Section
        title="Tutors who could teach this"
        note={matches ? `${free} of ${matches.length} free at the times asked for` : undefined}
      >
        {error && !matches ? <ErrorState {...failure("tutors", error, refetch)} /> : null}
        {!matches && !error ? <SkeletonLines count={6} /> : null}
        {matches?.length === 0 ? <p>No active tutor fits this request.</p> : null}
        <ol className={css.matches}>
          {matches?.map((match) => (
            <Match key={match.tutor?.id} match={match} request={request} />
          ))}
        </ol>
      </Section>
    </TabColumn>
  );
}
