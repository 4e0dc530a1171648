import { mostPerMinute, tokenPurposeMax } from "@app/domain/tokens/service-token.ts";
import { grantsOf, scopeLabel } from "@app/domain/tokens/token-grants.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useViewer } from "../../../shared/session/session-context.ts";
import { roleOf } from "../../../shared/text/format.ts";
import { useOwnerChoices } from "../../customers/owner-choices.public.ts";
import { newTokenForm } from "./token.fields.ts";

const { labels } = newTokenForm;

/** Who may choose the scopes that they hold themselves. */
function useScopeChoices() {
  return [...grantsOf(roleOf(useViewer().role))].map((scope) => ({ value: scope, label: scopeLabel(scope) }));
}

function OwnerField() {
  return (
    <SelectField
      name="ownerId"
      label={labels.ownerId}
      options={useOwnerChoices()}
      emptyLabel="Choose"
      help="Answers for it. It may do no more than they may."
    />
  );
}

export function TokenFields({ isNew = false }: { isNew?: boolean }) {
  return (
    <FieldGrid>
      <TextField name="name" label={labels.name} autoFocus={isNew} wide={!isNew} />
      {isNew ? <OwnerField /> : null}
      <TextArea name="purpose" label={labels.purpose} max={tokenPurposeMax} optional wide />
      <AutocompleteField
        name="scopes"
        label={labels.scopes}
        options={useScopeChoices()}
        multiple
        wide
        help="You can grant what you hold yourself. Choose as few as the tool needs."
      />
      <TextArea
        name="networks"
        label={labels.networks}
        optional
        wide
        help="One to a line, such as 203.0.113.0/24. Leave empty for any."
      />
      <DateField name="expiresOn" label={labels.expiresOn} help="At most a year from now." />
      <NumberField
        name="ratePerMinute"
        label={labels.ratePerMinute}
        end="a minute"
        help={`Operations, at most ${mostPerMinute}.`}
      />
    </FieldGrid>
  );
}
