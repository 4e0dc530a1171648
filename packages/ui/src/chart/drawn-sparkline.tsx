import { SparkLineChart } from "@mui/x-charts/SparkLineChart";
import { MuiTheme } from "../theme/mui-theme.tsx";
import { chartColours } from "./chart-colours.ts";

/** A small line as the library draws it. */
export const DrawnSparkline = ({ values }: { values: readonly number[] }) => (
  <MuiTheme>
    <SparkLineChart
      data={[...values]}
      width={120}
      height={28}
      color={chartColours[0] ?? ""}
      skipAnimation
      disableKeyboardNavigation
    />
  </MuiTheme>
);
