import { RoundChart } from "@app/ui/chart/round-chart.tsx";
import type { RoundData } from "@app/ui/chart/round-data.ts";
import { Sparkline } from "@app/ui/chart/sparkline.tsx";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { numberOf } from "../../../shared/text/format.ts";
import { Charted, type ChartedProps } from "../charted.tsx";
import { ChartTable } from "../chart-table.tsx";

const months = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
const categories = ["Books", "Cards and games", "Classroom", "Stationery"];
const cities = [
  { label: "London", values: [1840, 1720, 1510, 2230, 2410, 2380] },
  { label: "Lagos", values: [1210, 1260, 1330, 1480, 1590, 1720] },
  { label: "Houston", values: [640, 690, 720, 810, 790, 860] },
];
const charts: readonly Omit<ChartedProps, "write">[] = [
  {
    title: "Orders a month",
    along: "Month",
    kind: "line",
    places: months,
    isRunning: true,
    note: "November is not over",
    series: [{ label: "Orders", values: [112, 98, 87, 141, 163, 121] }],
  },
  { title: "Visitors by city", along: "Month", kind: "line", places: months, series: cities },
  { title: "All visitors", along: "Month", kind: "area", isStacked: true, places: months, series: cities },
  {
    title: "Sold by category",
    along: "Category",
    kind: "bar",
    places: categories,
    series: [
      { label: "This year", values: [412, 366, 181, 524] },
      { label: "Last year", values: [388, 290, 205, 471] },
    ],
  },
  {
    title: "Orders by how they were paid",
    along: "Month",
    kind: "bar",
    isStacked: true,
    places: months,
    series: [
      { label: "Card", values: [71, 60, 52, 90, 104, 78] },
      { label: "Bank transfer", values: [29, 27, 25, 36, 41, 30] },
      { label: "Voucher", values: [12, 11, 10, 15, 18, 13] },
    ],
  },
];
const rounds: readonly (RoundData & { title: string; along: string; figure: string })[] = [
  {
    title: "Stock by category",
    along: "Category",
    figure: "In stock",
    kind: "pie",
    places: categories,
    values: [640, 410, 220, 980],
    write: numberOf,
  },
  {
    title: "Packed within a day",
    along: "Category",
    figure: "Of all orders",
    kind: "radial",
    places: categories,
    values: [92, 84, 71, 66],
    write: (value) => `${value} %`,
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
      {rounds.map(({ along, figure, ...round }) => (
        <ChartTable
          key={round.title}
          {...round}
          along={along}
          series={[{ label: figure, values: round.values }]}
          chart={<RoundChart {...round} />}
        />
      ))}
      <ChartTable
        title="Visitors at a glance"
        along="City"
        places={cities.map(({ label }) => label)}
        series={[0, months.length - 1].map((month) => ({
          label: months[month] ?? "",
          values: cities.map(({ values }) => values[month] ?? 0),
        }))}
        trend={(at) => {
          const values = cities[at]?.values ?? [];
          return (
            <>
              <Sparkline values={values} />
              <VisuallyHidden>{values.map(numberOf).join(", ")}</VisuallyHidden>
            </>
          );
        }}
        write={numberOf}
      />
    </DetailPage>
  );
}
