import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { demoCategories, demoProductInput } from "@app/domain/demo/management.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { amount, number, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { DemoProductCreateDocument } from "./management.generated.ts";
import { productsPath } from "./management-paths.ts";

interface Entered {
  version: number;
  name: string;
  category: string;
  sku: string;
  description: string;
  priceAmount: number;
  quantity: number;
}

const productForm = formOf<Entered>()(demoProductInput, {
  name: text("Name"),
  category: text("Category"),
  sku: text("Product code"),
  description: text("Description"),
  priceAmount: amount("Price", "priceAmount"),
  quantity: { ...number("In stock"), empty: 1 },
});
const { labels } = productForm;

/** Adds a product to the demo's shop. */
export function ProductCreateScreen() {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const { save } = useSave(DemoProductCreateDocument, ({ saved }) => saved);
  const { form } = useRecordForm({
    name: "demo-product",
    id: null,
    labels,
    record: productForm.recordOf(null),
    send: (_version, _changed, values: Parameters<typeof productForm.check>[0], sink) =>
      save({ input: productForm.inputOf(values) }, sink),
    onSaved: ({ product }) => {
      cache.evict({ id: "ROOT_QUERY", fieldName: "demoProducts" });
      toast.done(`${product?.name ?? "The product"} added.`);
      void navigate(productsPath);
    },
  });
  return (
    <FormPage
      title="Add product"
      saveLabel="Add product"
      cancel={{ href: productsPath }}
      {...form}
      validate={productForm.check}
    >
      <FieldGrid>
        <TextField name="name" label={labels.name} autoFocus />
        <SelectField
          name="category"
          label={labels.category}
          options={demoCategories.map((value) => ({ value, label: value }))}
          emptyLabel="Choose"
        />
        <TextField name="sku" label={labels.sku} />
        <MoneyField name="priceAmount" label={labels.priceAmount} currency="GBP" />
        <NumberField name="quantity" label={labels.quantity} />
        <TextArea name="description" label={labels.description} optional rows={4} max={1000} wide />
      </FieldGrid>
    </FormPage>
  );
}
