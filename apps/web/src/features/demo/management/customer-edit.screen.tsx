import { useNavigate, useParams } from "react-router-dom";
import { demoCountries, demoCustomerInput } from "@app/domain/demo/management.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { text, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { FoundInDemo } from "../found-in-demo.tsx";
import {
  DemoCustomerPageDocument,
  DemoCustomerUpdateDocument,
  type DemoCustomerPartsFragment,
} from "./management.generated.ts";
import { customerPath, customersPath } from "./management-paths.ts";

const customerForm = formOf<DemoCustomerPartsFragment & { version: number }>()(demoCustomerInput, {
  name: text("Name"),
  email: text("Email"),
  phone: text("Phone"),
  city: text("City"),
  country: text("Country"),
  isVerified: yesNo("The email address is verified", false),
});

/** The form of the customer that the address names. */
export function CustomerEditScreen() {
  const { customerId: id = "" } = useParams();
  const answer = useQuery(DemoCustomerPageDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  return (
    <FoundInDemo what="customer" {...answer} list={{ label: "Go to customers", href: customersPath }}>
      {(customer) => <CustomerEdit key={customer.id} customer={customer} />}
    </FoundInDemo>
  );
}

function CustomerEdit({ customer }: { customer: DemoCustomerPartsFragment }) {
  const { id, name } = customer;
  const navigate = useNavigate();
  const { save } = useSave(DemoCustomerUpdateDocument, ({ saved }) => saved);
  const { labels } = customerForm;
  usePageTitle(`Edit ${name}`);
  const { form } = useRecordForm({
    name: "demo-customer",
    id,
    labels,
    record: customerForm.recordOf({ ...customer, version: 0 }),
    send: (_version, changed, values: Parameters<typeof customerForm.check>[0], sink) =>
      save({ id, input: customerForm.changesOf(values, changed) }, sink),
    onSaved: () => {
      toast.done("Customer saved.");
      void navigate(customerPath(id));
    },
  });
  return (
    <FormPage
      title={`Edit ${name}`}
      saveLabel="Save changes"
      cancel={{ href: customerPath(id) }}
      {...form}
      validate={customerForm.check}
    >
      <FieldGrid>
        <TextField name="name" label={labels.name} />
        <TextField name="email" label={labels.email} type="email" />
        <TextField name="phone" label={labels.phone} optional />
        <TextField name="city" label={labels.city} />
        <SelectField
          name="country"
          label={labels.country}
          options={demoCountries.map((value) => ({ value, label: value }))}
        />
        <SwitchField name="isVerified" label={labels.isVerified} />
      </FieldGrid>
    </FormPage>
  );
}
