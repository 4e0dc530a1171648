import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { draftReducer } from "@app/domain/billing/draft-store.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { prepaymentForm, type PrepaymentValues } from "./prepayment.fields.ts";
import { PayerDocument, PayerLearnersDocument, PayerPodsDocument, type PayerFragment } from "./payer.generated.ts";

const reduce = draftReducer(prepaymentForm.recordOf(null).values);

/** A draft with what is known of a customer; what was typed for somebody else goes, and what was begun with stays. */
function filledFrom(values: PrepaymentValues, payer: PayerFragment, isBegun: boolean): PrepaymentValues {
  const known: Partial<PrepaymentValues> = {
    firstName: payer.firstName,
    lastName: payer.lastName,
    email: payer.invoiceEmail ?? payer.email ?? "",
    phoneNumber: payer.phoneNumber ?? "",
    zohoEmail: payer.zohoEmail ?? "",
    timeZone: payer.timeZone,
    ...(!isBegun && { learner: "", whoIsLessonFor: "me" as const }),
  };
  const invoice = { ...values, ...known };
  const replaced = reduce(values, { type: "replace", invoice });
  if (isBegun && values.lessonPrice.amount !== "") return replaced;
  return reduce(replaced, { type: "set", name: "lessonPrice.currency", value: payer.currency });
}

/** The customer who is chosen in the draft. */
export function usePayer(): PayerFragment | null {
  const { studentCustomer } = useFormikContext<PrepaymentValues>().values;
  const { data } = useQuery(PayerDocument, studentCustomer === "" ? skipToken : { variables: { id: studentCustomer } });
  const payer = data?.customer ?? null;
  return payer?.id === studentCustomer ? payer : null;
}

/** The same; choosing another one fills in what is known of them. */
export function useFillingPayer(): PayerFragment | null {
  const { values, setValues, initialValues } = useFormikContext<PrepaymentValues>();
  const { studentCustomer } = values;
  const payer = usePayer();
  const filled = useRef(initialValues.firstName === "" ? "" : initialValues.studentCustomer);
  useEffect(() => {
    if (!payer || filled.current === payer.id) return;
    filled.current = payer.id;
    const isBegun = payer.id === initialValues.studentCustomer;
    void setValues((now) => filledFrom(now, payer, isBegun));
  }, [payer, studentCustomer, setValues, initialValues.studentCustomer]);
  return payer;
}

/** Those of a customer's account for whom lessons can be bought. */
export function usePayerLearners(customerId: string, kind: string) {
  const { data } = useQuery(PayerLearnersDocument, customerId === "" ? skipToken : { variables: { customerId } });
  const dependents = data?.dependents?.items ?? [];
  const learnerIds = [customerId, ...dependents.map(({ id }) => id)];
  const pods = useQuery(PayerPodsDocument, kind !== "pod" || !data ? skipToken : { variables: { learnerIds } });
  const found = kind === "pod" ? (pods.data?.customerPods?.items ?? []) : dependents;
  return found.map(({ id, name }) => ({ value: id, label: name }));
}
