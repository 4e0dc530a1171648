import { useSearchParams } from "react-router-dom";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Archive, Pencil, RotateCcw } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { BoxedList } from "@app/ui/detail/boxed-list.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import { isInUse } from "../customer-archiving.ts";
import { relationshipOptions } from "../customer-labels.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import { dependentKind } from "../customer.kind.ts";
import { useLessonActions } from "../use-lesson-actions.ts";
import { zoneInWords } from "../dependents/dependent-labels.ts";
import { ageWords } from "../learner-labels.public.ts";
import { CustomerDependentsDocument, type CustomerDependentsQuery } from "./learners-tab.generated.ts";

type Dependent = NonNullable<CustomerDependentsQuery["dependents"]>["items"][number];
const relationship = labelOf(relationshipOptions);

/** Who learns on the account: the customer, where they do, and their dependents; the archived ones at the end. */
export function LearnersTab({ record: customer }: { record: CustomerRecordFragment }) {
  const mayWrite = useCan()(dependentKind.write) && isInUse(customer);
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(CustomerDependentsDocument, {
    variables: { filter: { customerId: [customer.id] } },
    fetchPolicy: "cache-and-network",
  });
  const dependents = data?.dependents?.items;
  if (dependents === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("learners", error, refetch)} />;
  }
  const isArchived = ({ status }: Dependent) => status === "ARCHIVED";
  const shown = [...dependents.filter((one) => !isArchived(one)), ...dependents.filter(isArchived)];
  const add = <TextLink href={withParams(params, { newDependent: customer.id })}>Add dependent</TextLink>;
  return (
    <TabColumn>
      <Section title="Learners" actions={mayWrite ? add : undefined}>
        {shown.length === 0 && !customer.isLearner ? (
          <p>No learners yet.</p>
        ) : (
          <BoxedList>
            {customer.isLearner ? (
              <li>
                <Avatar name={customer.name} size={36} />
                <p data-description="">
                  {customer.name}
                  <small>The customer</small>
                </p>
              </li>
            ) : null}
            {shown.map((dependent) => (
              <DependentItem key={dependent.id} dependent={dependent} readOnly={!isInUse(customer)} />
            ))}
          </BoxedList>
        )}
      </Section>
    </TabColumn>
  );
}

function DependentItem({ dependent, readOnly }: { dependent: Dependent; readOnly: boolean }) {
  const { id, name, status, ageGroup, level, subjects, learningNeeds, safeguardingNote } = dependent;
  const can = useCan();
  const [params] = useSearchParams();
  const isActive = status === "ACTIVE";
  const edit: PageAction = { label: "Edit", icon: Pencil, href: withParams(params, { editDependent: id }) };
  const event: PageAction = {
    label: isActive ? "Archive" : "Restore",
    icon: isActive ? Archive : RotateCcw,
    href: withParams(params, { [isActive ? "archiveDependent" : "restoreDependent"]: id }),
    danger: isActive,
    disabledReason: can(dependentKind.act) ? undefined : whoMay(dependentKind.act),
  };
  const lessons = useLessonActions("learnerId", id);
  const facts = [
    relationship(dependent.relationship),
    ageGroup && ageWords(ageGroup),
    [subjects.join(", "), level?.toLowerCase()].filter(Boolean).join(", "),
    zoneInWords(dependent),
  ];
  return (
    <li>
      <Avatar name={name} size={36} />
      <p data-description="">
        {name}
        <small>{facts.filter(Boolean).join(" · ")}</small>
        {learningNeeds ? <small>Learning needs: {learningNeeds}</small> : null}
        {safeguardingNote ? <small>Safeguarding: {safeguardingNote}</small> : null}
      </p>
      {isActive ? null : <StatusChip status={status} />}
      {readOnly ? null : (
        <MoreMenu
          actions={isActive && can(dependentKind.write) ? [edit, ...lessons, event] : [event]}
          label={`Actions for ${name}`}
          size="small"
        />
      )}
    </li>
  );
}
