import { AfterAMoment, SkeletonBar } from "../feedback/skeleton.tsx";
import type { ListColumn } from "./list-column.ts";

const shares = [0.9, 0.75, 1, 0.65, 0.85, 0.7, 0.95, 0.6];
const rowCount = 8;

/** A placeholder for the table: the same columns, bars of different lengths, fading towards the end. */
export function SkeletonRows<Row>({
  columns,
  withChecks,
}: {
  columns: readonly ListColumn<Row>[];
  withChecks: boolean;
}) {
  return Array.from({ length: rowCount }, (_, row) => (
    <tr key={row} style={{ opacity: 1 - row / (rowCount + 1) }} aria-hidden="true">
      {withChecks ? <td data-check="" /> : null}
      {columns.map(({ id, align, card, fixed }, index) => (
        <td key={id} data-right={align === "right" ? "" : undefined} data-fixed={fixed ? "" : undefined}>
          <AfterAMoment style={{ display: "block" }} as="span">
            <SkeletonBar
              width={`${70 * (shares[(row + index * 3) % shares.length] ?? 1)}%`}
              height={card === "status" ? 22 : 12}
            />
          </AfterAMoment>
        </td>
      ))}
    </tr>
  ));
}
