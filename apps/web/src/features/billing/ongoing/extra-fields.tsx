import type { Currency } from "@app/domain/enums.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { extraWays, newExtra } from "./extras.ts";

/** The lines that are entered by hand. */
export const ExtraFields = ({ currency }: { currency: Currency }) => (
  <ListField name="extras" label="Lines" itemName="line" newItem={newExtra} max={20} optional>
    {(path) => (
      <FieldGrid>
        <SelectField name={`${path}.way`} label="Kind" options={extraWays} />
        <MoneyField name={`${path}.amount`} label="Amount" currency={currency} />
        <TextField name={`${path}.description`} label="What the customer reads" wide />
      </FieldGrid>
    )}
  </ListField>
);
