import { useFormikContext } from "formik";
import { MailPreview } from "../../../../shared/records/mail-preview.tsx";
import { PartnerUserCreateDocument, PartnerUserUpdateDocument } from "../user-mutations.generated.ts";
import type { PartnerUserRowFragment } from "../user.generated.ts";
import { userForm, type UserValues } from "./user.fields.ts";

const inputOf = (values: UserValues) =>
  Object.keys(userForm.check(values)).length === 0 ? { input: userForm.inputOf(values) } : null;

/** The invitation of somebody who is being added. */
export const NewInvitation = () => (
  <MailPreview<UserValues> mutation={PartnerUserCreateDocument} variablesOf={inputOf} />
);

/** The invitation that goes to the new address of somebody who has not accepted theirs. */
export function MovedInvitation({ user: { id, version, status, email } }: { user: PartnerUserRowFragment }) {
  const { values } = useFormikContext<UserValues>();
  if (status !== "INVITED" || values.email.trim().toLowerCase() === email) return null;
  const variablesOf = (typed: UserValues) => {
    const input = inputOf(typed);
    return input && { ...input, id, version };
  };
  return <MailPreview<UserValues> mutation={PartnerUserUpdateDocument} variablesOf={variablesOf} />;
}
