import { useField } from "formik";
import type { Permission } from "@app/domain/permissions.ts";
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
import { useTokenOwners } from "./owner-options.ts";
import { ScopesOpened } from "./scopes-opened.tsx";
import { newTokenForm } from "./token.fields.ts";

const { labels } = newTokenForm;

/** Who may choose the scopes that they hold themselves. */
function useScopeChoices() {
  return [...grantsOf(roleOf(useViewer().role))].map((scope) => ({
    value: scope,
    label: scopeLabel(scope),
    hint: scope,
  }));
}

function OwnerField() {
  const [{ value: scopes }] = useField<readonly Permission[]>("scopes");
  const [{ value: ownerId }] = useField<string>("ownerId");
  return (
    <SelectField
      name="ownerId"
      label={labels.ownerId}
      options={useTokenOwners(scopes, ownerId)}
      emptyLabel="Choose"
      help="Answers for it, and must hold all of its scopes: only those who do are listed."
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
        help="View reads, edit adds and changes, act changes states: it sends, cancels, publishes. Choose as few as the tool needs; you can grant what you hold yourself."
      />
      <ScopesOpened />
      <TextArea
        name="networks"
        label={labels.networks}
        optional
        wide
        help="One to a line: a network such as 203.0.113.0/24, or one address. Leave empty for any."
      />
      <DateField
        name="expiresOn"
        label={labels.expiresOn}
        help={
          isNew
            ? "At most a year from now."
            : "At most a year from now. With a later day, an expired token works again as it is."
        }
      />
      <NumberField
        name="ratePerMinute"
        label={labels.ratePerMinute}
        end="a minute"
        help={`Operations, at most ${mostPerMinute}.`}
      />
    </FieldGrid>
  );
}
