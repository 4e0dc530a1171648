import { useFormikContext } from "formik";
import { customerMessages } from "@app/domain/customers/customer-messages.ts";
import { isFirstName } from "@app/domain/people/likely.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { LikelyNote } from "@app/ui/form/likely-note.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { usePaused } from "../../../shared/records/use-paused.ts";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { LikelyCustomersDocument } from "../customer-choices.generated.ts";
import type { CustomerValues } from "./customer.fields.ts";

type Person = Pick<CustomerValues, "email" | "phoneNumber" | "firstName" | "lastName" | "regionId">;

const phoneMin = 6;

/** Whom the person being added may be, with the way to them; the form can be gone on with. */
export function LikelyCustomers() {
  const { values } = useFormikContext<Person | { payer: Person }>();
  const { email, phoneNumber, firstName, lastName, regionId } = usePaused("payer" in values ? values.payer : values);
  const isEmail = /^\S+@\S+\.\S+$/.test(email);
  const isFamily = phoneNumber.replaceAll(/\D/g, "").length >= phoneMin && lastName.trim() !== "";
  const { data } = useQuery(LikelyCustomersDocument, {
    skip: !isEmail && !isFamily,
    variables: {
      email: isEmail ? email : null,
      ...(isFamily ? { phoneNumber, lastName } : { phoneNumber: null, lastName: null }),
      regionId: isFamily && regionId !== "" ? regionId : null,
    },
  });
  const likely = isEmail || isFamily ? (data?.likelyCustomers ?? []) : [];
  return (
    <LikelyNote>
      {likely.map((one) => {
        const isAnother = one.email !== email && firstName.trim() !== "" && !isFirstName(one.firstName, firstName);
        return (
          <p key={one.id}>
            {isAnother ? customerMessages.sameHousehold(one.name) : customerMessages.looksLike(one.name, one.email)}{" "}
            {isAnother ? (
              <TextLink href={`${customerPath(one.id)}?tab=learners&newDependent=${one.id}`}>
                Add a dependent to {one.name}
              </TextLink>
            ) : (
              <TextLink href={customerPath(one.id)}>Open {one.name}</TextLink>
            )}
          </p>
        );
      })}
    </LikelyNote>
  );
}
