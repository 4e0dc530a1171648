import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { FormSection } from "@app/ui/form/form-section.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { CheckBox } from "@app/ui/list/check-box.tsx";
import { LearnerField } from "../../../customers/picker/learner-field.public.tsx";
import { useLearners } from "../../../customers/picker/use-learners.public.ts";
import { LeadField } from "./party-fields.tsx";
import { PodField } from "./pod-field.public.tsx";
import { requestForm, type RequestValues } from "./request.fields.ts";
import css from "./party-section.module.css";

type Kind = "learnerId" | "podId" | "leadId";

const kinds: readonly { value: Kind; label: string }[] = [
  { value: "learnerId", label: "Customer or dependent" },
  { value: "podId", label: "Pod" },
  { value: "leadId", label: "Lead" },
];
const { labels } = requestForm;

/** Times that nobody has given a zone are told by the clock of the learner who was chosen. */
function useLearnerZone({ learnerId, preferredTimes }: RequestValues): void {
  const { setFieldValue } = useFormikContext<RequestValues>();
  const [learner] = useLearners(learnerId ? [learnerId] : []);
  const zone = learner?.timeZone;
  const given = useRef("");
  useEffect(() => {
    if (zone === undefined || zone === given.current) return;
    const before = given.current;
    given.current = zone;
    const times = preferredTimes.map((time) => (time.timeZone === before ? { ...time, timeZone: zone } : time));
    void setFieldValue("preferredTimes", times);
  }, [zone, preferredTimes, setFieldValue]);
}

/** Whom a request is for, where it is clear on whose account: one of those who learn on it. */
export function LearnerSection({ learners }: { learners: readonly Option[] }) {
  const { values } = useFormikContext<RequestValues>();
  useLearnerZone(values);
  return (
    <FormSection title="Learner">
      <SelectField name="learnerId" label={labels.learnerId} options={learners} emptyLabel="Choose" wide />
    </FormSection>
  );
}

/** Whom a request is for: one of three kinds of record; choosing another kind lets go of the first. */
export function PartySection() {
  const { values, setValues } = useFormikContext<RequestValues>();
  const [kind, setKind] = useState<Kind>(values.podId ? "podId" : values.leadId ? "leadId" : "learnerId");
  useLearnerZone(values);
  const choose = (next: Kind) => {
    setKind(next);
    void setValues({ ...values, customerId: "", learnerId: "", podId: "", leadId: "" });
  };
  return (
    <FormSection title="Learner">
      <fieldset className={css.kinds} data-wide="">
        <legend>For</legend>
        {kinds.map(({ value, label }) => (
          <label key={value}>
            <CheckBox type="radio" name="partyKind" checked={kind === value} onChange={() => choose(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      {kind === "learnerId" ? <LearnerField name="learnerId" label={labels.learnerId} /> : null}
      {kind === "podId" ? <PodField name="podId" label={labels.podId} /> : null}
      {kind === "leadId" ? <LeadField name="leadId" label={labels.leadId} /> : null}
    </FormSection>
  );
}
