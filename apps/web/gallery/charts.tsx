import { Chart } from "@app/ui/chart/chart.tsx";
import { RoundChart } from "@app/ui/chart/round-chart.tsx";
import { Sparkline } from "@app/ui/chart/sparkline.tsx";
import { Sample, Samples } from "./sample.tsx";

const months = ["May", "Jun", "Jul", "Aug", "Sep", "Oct"];
const percent = (value: number) => `${value} %`;

export function Charts() {
  return (
    <Samples>
      <Sample title="Over time, the last month not over, with the year before" wide stacked>
        <Chart
          title="Student no-shows"
          note="October is not over"
          kind="line"
          places={months}
          isRunning
          series={[
            { label: "2026", values: [4, 6, 5, 7, 6, 3] },
            { label: "2025", values: [8, 7, null, 6, 9, 8] },
          ]}
          write={percent}
        />
      </Sample>
      <Sample title="Side by side" wide stacked>
        <Chart
          title="Ratings by stars"
          kind="bar"
          places={["1", "2", "3", "4", "5"]}
          series={[{ label: "Ratings", values: [2, 1, 9, 31, 78] }]}
          write={String}
        />
      </Sample>
      <Sample title="Parts of a whole" wide stacked>
        <RoundChart
          title="Lessons by subject"
          kind="pie"
          places={["Igbo", "Yoruba", "Maths"]}
          values={[62, 48, 11]}
          write={String}
        />
      </Sample>
      <Sample title="How much of each is reached" wide stacked>
        <RoundChart
          title="Goals reached"
          kind="radial"
          places={["Lessons", "Ratings"]}
          values={[82, 64]}
          write={percent}
        />
      </Sample>
      <Sample title="Within a row of figures">
        <Sparkline values={[4, 6, 5, 7, 6, 9]} />
      </Sample>
    </Samples>
  );
}
