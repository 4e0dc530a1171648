import { useFormikContext } from "formik";
import { currencies } from "@app/domain/enums.ts";
import { tagsMax } from "@app/domain/people/tags.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { CodeField } from "../../referrals/form/code-field.public.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { CustomerCreateDocument, CustomerUpdateDocument } from "../customer-mutations.generated.ts";
import { channelOptions, genderOptions, lessonForOptions, sourceOptions } from "../customer-labels.ts";
import { CustomerRecordDocument } from "../customer.generated.ts";
import { addFamilyPath, customerKind } from "../customer.kind.ts";
import { useOwnerChoices, usePolicyChoices } from "../use-customer-choices.ts";
import { customerForm, type CustomerValues } from "./customer.fields.ts";
import { FirstDependentFields, useLearnerBy } from "./first-dependent.tsx";
import { LikelyCustomers } from "./likely-customers.tsx";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";
import { CountryField } from "../../../shared/places/country-field.tsx";

const skeleton = [{}, {}, { bar: true }, {}, {}, {}, {}, {}, {}, {}, {}];
const { labels, show } = customerForm;

type Choices = readonly Option[];

/** A new customer, or one that is there: the person, what they are to the business, and how they are billed. */
export function CustomerForm(props: RecordDialogProps) {
  const { regions = [], nameOf } = useRegionChoices();
  const owners = useOwnerChoices();
  const policies = usePolicyChoices();
  const nameIn = (options: Choices, other: string) => (id: unknown) =>
    options.find(({ value }) => value === id)?.label ?? other;
  const words = {
    labels,
    show: {
      ...show,
      regionId: nameOf,
      ownerId: nameIn(owners, "another colleague"),
      cancellationPolicyId: nameIn(policies, "another policy"),
    },
  };
  return (
    <RecordFormDialog
      {...props}
      kind={customerKind}
      form={customerForm}
      words={words}
      query={CustomerRecordDocument}
      create={CustomerCreateDocument}
      update={CustomerUpdateDocument}
      skeleton={skeleton}
    >
      <PersonFields isNew={props.id === null} />
      <ProfileFields
        isNew={props.id === null}
        regions={regions.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }))}
        owners={owners}
      />
      {props.id === null ? <FirstDependentFields /> : null}
      <BillingFields policies={policies} />
    </RecordFormDialog>
  );
}

function PersonFields({ isNew }: { isNew: boolean }) {
  return (
    <FormSection title="Person">
      {isNew ? (
        <p data-wide="">
          Several learners, or a first request? <TextLink href={addFamilyPath}>Add family</TextLink>
        </p>
      ) : null}
      <TextField name="firstName" label={labels.firstName} autoFocus={isNew} />
      <TextField name="lastName" label={labels.lastName} />
      <ToneBar />
      <TextField name="email" label={labels.email} type="email" optional />
      <TextField
        name="phoneNumber"
        label={labels.phoneNumber}
        type="tel"
        optional
        help="As dialled at home, or with +"
      />
      {isNew ? <LikelyCustomers /> : null}
      <TextField name="secondaryEmail" label={labels.secondaryEmail} type="email" optional />
      <DateField past name="dateOfBirth" label={labels.dateOfBirth} optional />
      <SelectField name="gender" label={labels.gender} options={genderOptions} emptyLabel="Not known" optional />
      <CountryField name="country" label={labels.country} />
      <SwitchField name="marketingConsent" label={labels.marketingConsent} wide />
    </FormSection>
  );
}

function ProfileFields({ isNew, regions, owners }: { isNew: boolean; regions: Choices; owners: Choices }) {
  const { values } = useFormikContext<CustomerValues>();
  useLearnerBy(values.whoIsLessonFor);
  return (
    <FormSection title="Profile">
      <SelectField name="regionId" label={labels.regionId} options={regions} emptyLabel="Choose" />
      <TimeZoneField name="timeZone" label={labels.timeZone} placeholder="The region’s" optional />
      <SelectField name="ownerId" label={labels.ownerId} options={owners} emptyLabel="Nobody yet" optional />
      <SelectField name="source" label={labels.source} options={sourceOptions} emptyLabel="Not known" optional />
      {isNew ? <CodeField label={labels.referralCode} /> : null}
      <SelectField name="whoIsLessonFor" label={labels.whoIsLessonFor} options={lessonForOptions} />
      <SelectField name="preferredChannel" label={labels.preferredChannel} options={channelOptions} />
      <SwitchField
        name="isLearner"
        label={labels.isLearner}
        wide
        disabled={values.whoIsLessonFor === "me"}
        help={values.whoIsLessonFor === "me" ? "The lessons are for them." : undefined}
      />
      <div data-wide="">
        <ListField name="tags" label={labels.tags} itemName="tag" newItem="" max={tagsMax}>
          {(path, position) => <TextField name={path} label={`Tag ${position}`} quietLabel />}
        </ListField>
      </div>
    </FormSection>
  );
}

function BillingFields({ policies }: { policies: Choices }) {
  return (
    <FormSection title="Billing">
      <SelectField
        name="currency"
        label={labels.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        emptyLabel="The region’s"
        optional
      />
      <NumberField name="dueDays" label={labels.dueDays} end="days" />
      <TextField name="invoiceEmail" label={labels.invoiceEmail} type="email" optional />
      <TextField name="zohoEmail" label={labels.zohoEmail} type="email" optional />
      <TextField name="taxId" label={labels.taxId} optional />
      <SelectField
        name="cancellationPolicyId"
        label={labels.cancellationPolicyId}
        options={policies}
        emptyLabel="The region’s"
        optional
      />
      <TextArea name="billingAddress" label={labels.billingAddress} max={300} optional wide />
      <SwitchField name="autoSend" label={labels.autoSend} wide />
    </FormSection>
  );
}
