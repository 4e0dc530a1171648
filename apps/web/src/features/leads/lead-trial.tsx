import { likelyTrialLearner } from "@app/domain/leads/trial-learner.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { useQuery } from "../../shared/page/use-query.ts";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { ageWords } from "../customers/learner-labels.public.ts";
import { RequestForm } from "../lessons/requests/request-form.public.ts";
import {
  LeadLearnersDocument,
  LeadRecordDocument,
  type LeadLearnersQuery,
  type LeadRecordFragment,
} from "./lead.generated.ts";

type Learners = NonNullable<LeadLearnersQuery["leadLearners"]>;

/** A request for a trial lesson of a lead; once it is confirmed, the lead is booked for a trial. */
export function LeadTrial({ name, id, onClose }: RecordDialogProps) {
  const { data, error } = useQuery(LeadLearnersDocument, {
    variables: { id: id ?? "" },
    skip: id === null,
    fetchPolicy: "network-only",
  });
  if (id === null) return null;
  const learners = data?.leadLearners ?? (error ? [] : null);
  const waiting = <SkeletonLines count={8} />;
  return (
    <RecordDialog what="lead" query={LeadRecordDocument} id={id} onClose={onClose} wide skeleton={waiting}>
      {(lead) =>
        learners === null ? (
          waiting
        ) : (
          <RequestForm name={name} id={null} onClose={onClose} {...askedFor(lead, learners)} />
        )
      }
    </RecordDialog>
  );
}

/** "Ngozi Eze (customer)", "Ada Eze (dependent, 5 to 8)" */
function optionOf({ id, name, kind, ageGroup }: Learners[number]) {
  const what = kind === "CUSTOMER" ? "customer" : `dependent${ageGroup ? `, ${ageWords(ageGroup)}` : ""}`;
  return { value: id, label: `${name} (${what})` };
}

/** What the request begins with; of a lead who has an account, also who on it may learn. */
function askedFor({ id, customer, subjects, whoIsLessonFor }: LeadRecordFragment, learners: Learners) {
  const asked = { kind: "trial", subject: subjects[0] ?? "" };
  if (!customer) return { begin: { ...asked, leadId: id } };
  // The server says why an account that is archived cannot have lessons.
  if (learners.length === 0) return { begin: { ...asked, learnerId: customer.id } };
  const dependentIds = learners.filter(({ kind }) => kind === "DEPENDENT").map((learner) => learner.id);
  const likely = likelyTrialLearner(whoIsLessonFor === "DEPENDENT", { customerId: customer.id, dependentIds });
  return {
    begin: { ...asked, leadId: id, learnerId: likely ?? "" },
    learners: learners.map(optionOf),
  };
}
