import { MoneyText } from "@app/ui/value/money-text.tsx";

/** An amount of the demo's shop, which sells in pounds. */
export const Pounds = ({ amount }: { amount: number }) => <MoneyText currency="GBP" amount={amount} />;
