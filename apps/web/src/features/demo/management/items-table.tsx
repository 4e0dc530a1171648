import css from "./items-table.module.css";
import type { DemoItemPartsFragment } from "./management.generated.ts";
import { Pounds } from "../pounds.tsx";

interface ItemsTableProps {
  items: readonly DemoItemPartsFragment[];
  /** Labels and amounts below the items. */
  sums: readonly (readonly [label: string, amount: number])[];
}

/** The sums of an order or invoice, from the price without tax to what there is to pay. */
export const sumLines = ({
  netAmount,
  vatAmount,
  totalAmount,
}: Record<"netAmount" | "vatAmount" | "totalAmount", number>) =>
  [
    ["Without tax", netAmount],
    ["VAT 20%", vatAmount],
    ["Total", totalAmount],
  ] as const;

/** What was bought, line by line, with the sums. */
export const ItemsTable = ({ items, sums }: ItemsTableProps) => (
  <table className={css.items}>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Number</th>
        <th scope="col">Each</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ name, quantity, priceAmount }) => (
        <tr key={name}>
          <td>{name}</td>
          <td>{quantity}</td>
          <td>
            <Pounds amount={priceAmount} />
          </td>
          <td>
            <Pounds amount={priceAmount * quantity} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      {sums.map(([label, amount]) => (
        <tr key={label}>
          <th scope="row" colSpan={3}>
            {label}
          </th>
          <td>
            <Pounds amount={amount} />
          </td>
        </tr>
      ))}
    </tfoot>
  </table>
);
