import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { LessonLink } from "../../../shared/links/lesson-link.tsx";
import type { PodRecordFragment } from "../pod.generated.ts";
import { PodAttendanceDocument, type PodAttendanceQuery } from "./attendance.generated.ts";
import { wasIn } from "./was-in.ts";
import css from "./attendance.module.css";
import type { PodMemberFragment } from "./pod-members.generated.ts";

type Lesson = NonNullable<PodAttendanceQuery["lessons"]>["items"][number];

function Matrix({ members, lessons }: { members: readonly PodMemberFragment[]; lessons: readonly Lesson[] }) {
  return (
    <div className={css.matrix}>
      <table>
        <thead>
          <tr>
            <th scope="col">Learner</th>
            {lessons.map((lesson) => (
              <th key={lesson.id} scope="col">
                <LessonLink lesson={lesson} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={`${member.learnerId} ${member.joinedAt}`}>
              <th scope="row">{member.learner?.name ?? "Someone"}</th>
              {lessons.map(({ id, startAt, status }) => (
                <td key={id}>{wasIn(member, startAt) ? <StatusChip status={status} /> : "Not in the pod"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Who of a pod was at its last lessons: what a lesson came to counts for everyone who was in the pod then. */
export function AttendanceTab({ record: { id } }: { record: PodRecordFragment }) {
  const { data, loading, error, refetch } = useQuery(PodAttendanceDocument, {
    variables: { podId: id, filter: { learnerId: [id], upcoming: false } },
    fetchPolicy: "cache-and-network",
  });
  const { members, formerMembers } = data?.customerPod ?? {};
  const lessons = data?.lessons?.items;
  if (!members || !lessons)
    return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("attendance", error, refetch)} />;
  const all = [...members, ...(formerMembers ?? [])].filter((one) =>
    lessons.some(({ startAt }) => wasIn(one, startAt)),
  );
  return (
    <TabColumn>
      <Section title="Attendance" note="The last twelve lessons that are over, the latest first">
        {lessons.length === 0 ? <p>No lesson of this pod is over yet.</p> : <Matrix members={all} lessons={lessons} />}
      </Section>
    </TabColumn>
  );
}
