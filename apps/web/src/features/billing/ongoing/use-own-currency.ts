import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { useQuery } from "../../../shared/page/use-query.ts";
import { PayerDocument } from "../form/payer.generated.ts";
import type { OngoingValues } from "./ongoing-draft.fields.ts";
import type { LessonsToBillQuery } from "./ongoing.generated.ts";

type Lessons = NonNullable<LessonsToBillQuery["lessonsToBill"]>;

/**
 * Bills a customer who is chosen in the currency of their lessons, or in their own where there are none. What the form
 * began with stays, and so does what is chosen afterwards.
 */
export function useOwnCurrency(lessons: Lessons | undefined): void {
  const { values, initialValues, setFieldValue } = useFormikContext<OngoingValues>();
  const { customerId } = values;
  const { data } = useQuery(PayerDocument, customerId === "" ? skipToken : { variables: { id: customerId } });
  const settled = useRef(initialValues.customerId);
  const payer = data?.customer;
  const own = payer?.id === customerId ? payer.currency : undefined;
  useEffect(() => {
    if (customerId === "" || settled.current === customerId || lessons === undefined || own === undefined) return;
    settled.current = customerId;
    const isOwn = lessons.length === 0 || lessons.some(({ currency }) => currency === own);
    void setFieldValue("currency", isOwn ? own : lessons[0]?.currency);
  }, [customerId, lessons, own, setFieldValue]);
}
