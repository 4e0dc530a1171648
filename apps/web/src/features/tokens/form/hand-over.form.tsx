import type { Permission } from "@app/domain/permissions.ts";
import { tokenHandOverInput } from "@app/domain/tokens/service-token.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useTokenOwners } from "./owner-options.ts";
import { scopesInWords, scopesOf } from "../token-labels.tsx";
import { TokenHandOverDocument } from "../token-mutations.generated.ts";
import { TokenRecordDocument } from "../token.generated.ts";

const rules = tokenHandOverInput.pick({ ownerId: true });

/** Those who hold all of the scopes, without the owner of now. */
function NextOwner({ scopes, ownerId }: { scopes: readonly Permission[]; ownerId: string | undefined }) {
  const options = useTokenOwners(scopes).filter(({ value }) => value !== ownerId);
  return <SelectField name="ownerId" label="Next owner" options={options} emptyLabel="Choose" />;
}

/** Has somebody else answer for a token. */
export function HandOverForm(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      what="service token"
      query={TokenRecordDocument}
      config={({ name, prefix, owner, scopes }) => ({
        title: `Hand over ${name} (${prefix}…)?`,
        saveLabel: "Hand over",
        successMessage: `${name} has another owner.`,
        initialValues: { ownerId: "" },
        rules,
        mutation: TokenHandOverDocument,
        sent: ({ ownerId }: { ownerId: string }) => ({ ownerId }),
        children: (
          <>
            <p>
              {owner ? `${owner.name} answers for it now.` : "Nobody answers for it now."} The next owner must hold its
              scopes: {scopesInWords(scopesOf(scopes))}.
            </p>
            <NextOwner scopes={scopesOf(scopes)} ownerId={owner?.id} />
          </>
        ),
      })}
    />
  );
}
