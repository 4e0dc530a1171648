import { inPercent } from "@app/domain/percent.ts";
import { useSearchParams } from "react-router-dom";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { placeName, timeText } from "@app/ui/value/when-text.ts";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { percentOf } from "../../../shared/text/percent.ts";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { learnerInWords } from "../../customers/learner-labels.public.ts";
import type { PodRecordFragment } from "../pod.generated.ts";
import { podKind } from "../pod.kind.ts";
import { PodMembersDocument, type PodMemberFragment } from "./pod-members.generated.ts";
import css from "./members-tab.module.css";

/** Who is in the pod and what share each payer pays; below, who left it. */
export function MembersTab({ record: pod }: { record: PodRecordFragment }) {
  const mayEdit = useCan()(podKind.write) && pod.status !== "CLOSED";
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(PodMembersDocument, {
    variables: { id: pod.id },
    fetchPolicy: "cache-and-network",
  });
  const { members, formerMembers } = data?.customerPod ?? {};
  if (members === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("members", error, refetch)} />;
  }
  const change = <TextLink href={withParams(params, { edit: pod.id })}>Change members</TextLink>;
  return (
    <div className={css.column}>
      <Section title="Members" note={noteOf(pod)} actions={mayEdit ? change : undefined}>
        <ul className={css.list}>
          {members.map((member) => (
            <Member key={member.learnerId} member={member} />
          ))}
        </ul>
      </Section>
      {formerMembers && formerMembers.length > 0 ? (
        <Section title="Left the pod">
          <ul className={css.list}>
            {formerMembers.map((member) => (
              <Member key={`${member.learnerId} ${member.leftAt}`} member={member} />
            ))}
          </ul>
        </Section>
      ) : null}
      {formerMembers === null ? <p role="alert">Those who left the pod could not be loaded.</p> : null}
    </div>
  );
}

/** "33.34%"; a dash where one customer pays for all. */
const shareWords = (shareBp: number | null): string => (shareBp === null ? "–" : inPercent(percentOf(shareBp)));

const noteOf = ({ billingMode, payer }: PodRecordFragment) =>
  billingMode === "SPLIT" ? "Each payer pays a share" : `${payer?.name ?? "One customer"} pays for everyone`;

function Member({ member }: { member: PodMemberFragment }) {
  const now = useNow();
  const { learner, shareBp, joinedAt, leftAt } = member;
  if (!learner) return <li>This learner could not be loaded.</li>;
  const { name, timeZone, payer } = learner;
  return (
    <li>
      <Avatar name={name} size={36} />
      <p>
        <TextLink href={customerPath(payer.id)}>{name}</TextLink>
        <small>{learnerInWords(learner)}</small>
      </p>
      <p>
        {placeName(timeZone)} {timeText(now, timeZone)}
        <small>
          {leftAt === null ? "Joined " : "Left "}
          <Day value={leftAt ?? joinedAt} />
        </small>
      </p>
      <strong>{shareWords(shareBp)}</strong>
    </li>
  );
}
