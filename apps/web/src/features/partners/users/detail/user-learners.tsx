import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { LearnerLink, learnerWords } from "../../learners/learner-line.tsx";
import { useLearnersNamed } from "../../learners/use-learners-named.ts";
import { partnerPath } from "../../partner.kind.ts";
import type { PartnerUserRowFragment } from "../user.generated.ts";
import { partnerUserEditPath, partnerUserKind } from "../user.kind.ts";

/** Whom a partner's user sees in the partners' app. */
export function UserLearners({ record: user }: { record: PartnerUserRowFragment }) {
  const { id, partner, allLearners, learnerIds, readsAs, status } = user;
  const learners = useLearnersNamed(partner?.id ?? "", learnerIds);
  const mayEdit = useCan()(partnerUserKind.write) && status !== "DEACTIVATED";
  const note = readsAs === "ACTIVE" ? undefined : "Nobody while they are not active";
  return (
    <TabColumn>
      <Section
        title="Learners they see"
        note={note}
        actions={mayEdit ? <TextLink href={partnerUserEditPath(id)}>Change</TextLink> : undefined}
      >
        {allLearners && partner ? (
          <p>
            Every learner of <TextLink href={`${partnerPath(partner.id)}?tab=learners`}>{partner.name}</TextLink>, also
            those who come later.
          </p>
        ) : null}
        {!allLearners && learnerIds.length === 0 ? <p>No learner has been chosen for them yet.</p> : null}
        {!allLearners && learners.length < learnerIds.length ? (
          <p>Learners whom the partner no longer has are not shown.</p>
        ) : null}
        <LineList>
          {learners.map((learner) => (
            <li key={learner.learnerId}>
              <p>
                <LearnerLink {...learner} />
                <small>{learnerWords(learner)}</small>
              </p>
            </li>
          ))}
        </LineList>
      </Section>
    </TabColumn>
  );
}
