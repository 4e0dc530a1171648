import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { numberOf } from "../../../shared/text/format.ts";
import { Charted, type ChartedProps } from "../charted.tsx";

const months = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
const charts: readonly Omit<ChartedProps, "write">[] = [
  {
    ...{ title: "Orders a month", along: "Month", kind: "line", places: months, isRunning: true },
    series: [{ label: "Orders", values: [112, 98, 87, 141, 163, 121] }],
  },
  {
    ...{ title: "Visitors by city", along: "Month", kind: "line", places: months },
    series: [
      { label: "London", values: [1840, 1720, 1510, 2230, 2410, 2380] },
      { label: "Lagos", values: [1210, 1260, 1330, 1480, 1590, 1720] },
      { label: "Houston", values: [640, 690, 720, 810, 790, 860] },
    ],
  },
  {
    ...{ title: "Sold by category", along: "Category", kind: "bar" },
    places: ["Books", "Cards and games", "Classroom", "Stationery"],
    series: [
      { label: "This year", values: [412, 366, 181, 524] },
      { label: "Last year", values: [388, 290, 205, 471] },
    ],
  },
];

/** The charts of the portal with figures of their own, each with its table. */
export function ChartsScreen() {
  return (
    <DetailPage
      title="Charts"
      line={
        <>
          The library that reports use, with invented figures ·{" "}
          <TextLink href="/app/management/orders">See the orders</TextLink>
        </>
      }
    >
      {charts.map((chart) => (
        <Charted key={chart.title} {...chart} write={numberOf} />
      ))}
    </DetailPage>
  );
}
