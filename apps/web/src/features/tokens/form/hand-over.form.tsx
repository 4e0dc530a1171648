import { tokenHandOverInput } from "@app/domain/tokens/service-token.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useOwnerChoices } from "../../customers/owner-choices.public.ts";
import { scopesInWords, scopesOf } from "../token-labels.tsx";
import { TokenHandOverDocument } from "../token-mutations.generated.ts";
import { TokenRecordDocument } from "../token.generated.ts";

const rules = tokenHandOverInput.pick({ ownerId: true });

/** Has somebody else answer for a token. */
export function HandOverForm(props: RecordDialogProps) {
  const people = useOwnerChoices();
  return (
    <EventFormDialog
      {...props}
      what="service token"
      query={TokenRecordDocument}
      config={({ name, owner, scopes }) => ({
        title: `Hand over ${name}?`,
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
            <SelectField
              name="ownerId"
              label="Next owner"
              options={people.filter(({ value }) => value !== owner?.id)}
              emptyLabel="Choose"
            />
          </>
        ),
      })}
    />
  );
}
