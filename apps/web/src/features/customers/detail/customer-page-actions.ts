import { useSearchParams } from "react-router-dom";
import { Mail, Phone } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useMoneyActions } from "../../billing/money-actions.public.ts";
import { useCustomerActions, type Standing } from "../customer-actions.ts";
import { customerKind } from "../customer.kind.ts";
import { useLessonActions } from "../use-lesson-actions.ts";

/** What can be done with a customer on their page: what is done every day comes first. */
export function useCustomerPageActions(customer: Standing & { email: string | null }): readonly PageAction[] {
  const { id, email, archivedAt } = customer;
  const [params] = useSearchParams();
  const mayWrite = useCan()(customerKind.write);
  const lessons = useLessonActions("customerId", id);
  const money = useMoneyActions(id);
  const actions = useCustomerActions(customer);
  if (archivedAt !== null || !mayWrite) return archivedAt === null ? [...lessons, ...actions] : actions;
  const [edit, ...rest] = actions;
  const call = { label: "Log a call", icon: Phone, href: withParams(params, { recordMessage: id }) };
  const write = {
    label: "Write an email",
    icon: Mail,
    href: withParams(params, { writeMessage: id }),
    ...(email === null && { disabledReason: "They have no email address." }),
  };
  return [...lessons, call, ...(edit ? [edit] : []), write, ...money, ...rest];
}
