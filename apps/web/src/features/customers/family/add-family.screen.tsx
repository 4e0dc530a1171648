import { useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { customerPath, customersPath } from "../../../shared/links/record-paths.ts";
import { FirstRequestFields } from "../../lessons/requests/first-request.public.ts";
import { sourceOptions } from "../customer-labels.ts";
import { LikelyCustomers } from "../form/likely-customers.tsx";
import { FamilyCreateDocument, FamilyRegionsDocument } from "./family.generated.ts";
import { checkFamily, emptyFamily, familyOf, type FamilyValues } from "./family.fields.ts";
import { LearnersField } from "./learners-field.tsx";

const labels = { payer: "Payer", learners: "Learners", asks: "Asks for lessons", request: "First request" };

/** A family in one step: who pays, those who learn, and what they ask for first. */
export function Component() {
  const { data } = useQuery(FamilyRegionsDocument);
  const regions = data?.regions?.items ?? [];
  const active = regions.filter((region) => region.active).map(({ id, name }) => ({ value: id, label: name }));
  const zones = new Map(regions.map(({ id, timeZone }) => [id, timeZone]));
  const only = active.length === 1 ? (active[0]?.value ?? "") : "";
  const record = useMemo(() => ({ version: 0, values: emptyFamily(only) }), [only]);
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const { save } = useSave(FamilyCreateDocument, ({ saved }) => saved);
  const { form } = useRecordForm({
    name: "family",
    id: null,
    record,
    labels,
    send: (_version: number, _changed: readonly string[], values: FamilyValues, sink) =>
      save({ input: familyOf(values, zones) }, sink),
    onSaved({ customer, request }) {
      for (const fieldName of ["customers", "dependents", "lessonRequests"])
        cache.evict({ id: "ROOT_QUERY", fieldName });
      toast.done(request ? "The family and their request were added." : "The family was added.");
      if (customer) void navigate(customerPath(customer.id));
    },
  });
  return (
    <FormPage<FamilyValues>
      title="Add family"
      facts="All of it is saved together."
      saveLabel="Add family"
      cancel={{ href: customersPath }}
      {...form}
      validate={checkFamily(zones)}
    >
      <PayerFields regions={active} />
      <LearnersField />
      <RequestFields />
    </FormPage>
  );
}

function PayerFields({ regions }: { regions: readonly Option[] }) {
  return (
    <FormSection title="Who pays">
      <TextField name="payer.firstName" label="First name" autoFocus />
      <TextField name="payer.lastName" label="Last name" />
      <ToneBar />
      <TextField name="payer.email" label="Email" type="email" optional />
      <TextField name="payer.phoneNumber" label="Phone" type="tel" optional help="As dialled at home, or with +" />
      <LikelyCustomers />
      <SelectField name="payer.regionId" label="Region" options={regions} emptyLabel="Choose" />
      <TimeZoneField name="payer.timeZone" label="Time zone" placeholder="The region’s" optional />
      <SelectField name="payer.source" label="Source" options={sourceOptions} emptyLabel="Not known" optional />
      <SwitchField name="payer.isLearner" label="Also learns" wide />
    </FormSection>
  );
}

function RequestFields() {
  const { values } = useFormikContext<FamilyValues>();
  const can = useCan();
  if (!can("lessons:write")) return null;
  const { payer, learners, asks } = values;
  const named = (one: { firstName: string }, other: string) => one.firstName.trim() || other;
  const choices = [
    ...learners.map((learner, at) => ({ value: String(at), label: named(learner, `Learner ${at + 1}`) })),
    ...(payer.isLearner || learners.length === 0 ? [{ value: "", label: named(payer, "The payer") }] : []),
  ];
  return (
    <FormSection title="First request">
      <SwitchField name="asks" label="They ask for lessons now" wide />
      {asks ? <FirstRequestFields name="request" learners={choices} /> : null}
    </FormSection>
  );
}
