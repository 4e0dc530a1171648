import { useSearchParams } from "react-router-dom";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { groupLessonKind } from "../group.kind.ts";
import { GroupSessionRecordDocument, type GroupSessionRecordFragment } from "../session.generated.ts";
import { copyOf } from "./copy-of.ts";
import { EnrolForm } from "./enrol-form.tsx";
import { RosterRow } from "./roster-row.tsx";
import css from "./roster.module.css";

type Session = GroupSessionRecordFragment;

/** What can be done with a session as it stands. */
function useSessionActions(session: Session): readonly PageAction[] {
  const { id, status, enrolled, belowMinimum, recordingUrl } = session;
  const [params] = useSearchParams();
  const can = useCan();
  const copy = can(groupLessonKind.write) ? copyOf(session) : [];
  if (!can(groupLessonKind.act)) return copy;
  const to = (name: string) => withParams(params, { [name]: id });
  const isUpcoming = status === "SCHEDULED";
  const isOver = status === "AWAITING_CONFIRMATION" || status === "COMPLETED";
  const isUnderWay = status === "IN_PROGRESS" || status === "AWAITING_CONFIRMATION";
  return [
    ...(isUnderWay ? [{ label: "Complete", href: to("completeSession") }] : []),
    ...(belowMinimum ? [{ label: "Run it anyway", href: to("runAnyway") }] : []),
    ...(isUpcoming && enrolled > 0 ? [{ label: "Move everybody", href: to("moveLearners") }] : []),
    ...(belowMinimum ? [{ label: "Cancel: too few learners", href: to("callOff") }] : []),
    ...(isOver ? [{ label: recordingUrl ? "Change recording" : "Add recording", href: to("recording") }] : []),
    ...copy,
    ...(isUpcoming || isUnderWay ? [{ label: "Cancel session", href: to("cancelSession") }] : []),
  ];
}

/** Who is enrolled in a session or waits for it, and what can be done about it. */
export function Roster({ id }: { id: string }) {
  const { data, loading, error, refetch } = useQuery(GroupSessionRecordDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  if (data?.record) return <Session session={data.record} />;
  if (loading) return <SkeletonLines count={6} />;
  return <ErrorState {...failure("session", error, refetch)} />;
}

function Session({ session }: { session: Session }) {
  const [params] = useSearchParams();
  const mayAct = useCan()(groupLessonKind.act);
  const actions = useSessionActions(session);
  const { start, status, enrolled, capacityMax, roster, reason, report, recordingUrl, belowMinimum, groupLesson } =
    session;
  return (
    <TabColumn>
      <p className={css.back}>
        <TextLink href={withParams(params, { roster: null })}>All dates</TextLink>
      </p>
      <Section
        title="Learners"
        note={
          <>
            <When value={start} /> · {enrolled} of {capacityMax} enrolled
            {belowMinimum ? `, at least ${groupLesson?.capacityMin ?? 1} are needed` : ""}
          </>
        }
        actions={<StatusChip status={status} />}
      >
        {reason ? <p>{reason}</p> : null}
        {report ? <p>{report}</p> : null}
        {recordingUrl ? (
          <p className={css.recording}>
            Recording: <TextLink href={recordingUrl}>{recordingUrl}</TextLink>
          </p>
        ) : null}
        {actions.length > 0 ? (
          <div className={css.buttons}>
            {actions.map((action) => (
              <ActionButton key={action.label} {...action} />
            ))}
          </div>
        ) : null}
        {roster?.length === 0 ? <p>Nobody is enrolled yet.</p> : null}
        <ul className={css.roster}>
          {(roster ?? []).map((one) => (
            <RosterRow key={one.id} one={one} session={session} mayAct={mayAct} />
          ))}
        </ul>
      </Section>
      {mayAct && status === "SCHEDULED" ? <EnrolForm key={roster?.length ?? 0} session={session} /> : null}
    </TabColumn>
  );
}
