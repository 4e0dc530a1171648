import { Chart } from "@app/ui/chart/chart.tsx";
import type { ChartData } from "@app/ui/chart/chart-data.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { numberOf } from "../../../shared/text/format.ts";
import css from "./charts.module.css";

interface Shown extends Omit<ChartData, "write"> {
  title: string;
  /** What stands along the bottom. */
  along: string;
}

const months = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
const charts: readonly Shown[] = [
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
        <section key={chart.title} className={css.chart} aria-label={chart.title}>
          <Chart {...chart} write={numberOf} />
          <table>
            <caption>{chart.title}, as a table</caption>
            <thead>
              <tr>
                <th scope="col">{chart.along}</th>
                {chart.series.map(({ label }) => (
                  <th scope="col" key={label}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chart.places.map((place, at) => (
                <tr key={place}>
                  <th scope="row">{place}</th>
                  {chart.series.map(({ label, values }) => (
                    <td key={label}>{numberOf(values[at] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </DetailPage>
  );
}
