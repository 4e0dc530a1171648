import { balanceKinds } from "@app/domain/billing/customer-balance.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { CustomerBalance } from "@app/schema/types.generated.ts";
import { toOptions } from "../../shared/text/option-labels.ts";
import { minutesAsLessons } from "./billing-labels.ts";

export const balanceOptions = toOptions(balanceKinds, { owes: "Owes money", "in-credit": "Has credit" });

type Balance = Pick<CustomerBalance, "currency" | "owed" | "money" | "minutes" | "lessonMinutes">;

/** "£36.00 owed", "6 lessons left", "£10.00 credit": what a customer owes and has left, what is owed first. */
export function balanceWords(balances: readonly Balance[] | null): string[] {
  const all = balances ?? [];
  return [
    ...all.flatMap(({ currency, owed }) => (owed > 0 ? [`${formatMoney({ currency, amount: owed })} owed`] : [])),
    ...all.flatMap(({ minutes, lessonMinutes }) =>
      minutes > 0 ? [`${minutesAsLessons(minutes, lessonMinutes ?? null)} left`] : [],
    ),
    ...all.flatMap(({ currency, money }) => (money > 0 ? [`${formatMoney({ currency, amount: money })} credit`] : [])),
  ];
}
