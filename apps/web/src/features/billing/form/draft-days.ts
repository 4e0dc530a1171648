import type { FormikErrors } from "formik";
import { dueDayProblems, periodProblem } from "@app/domain/billing/draft-days.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { withProblems } from "../../../shared/save/with-problems.ts";

/** Where a day begins last: what is past here is past in every region; the server judges by the region's own date. */
const lastZone = "Etc/GMT+12";
const today = () => wallClockOf(new Date(), lastZone).date;

type Check<Values> = (values: Values) => FormikErrors<Values>;
interface DueDays {
  dueOn: string;
  instalments?: readonly { dueOn: string }[];
}

/** The form's own check, and that its due days can be. */
export const withDueDays =
  <Values extends DueDays>(check: Check<Values>): Check<Values> =>
  (values) =>
    withProblems(dueDayProblems(values, today()), check(values));

/** The form's own check, and that its period can be; whether the books reach so far back is for the server to say. */
export const withPeriod =
  <Values extends { to: string }>(check: Check<Values>): Check<Values> =>
  (values) => {
    const problem = values.to === "" ? null : periodProblem(values, { today: today(), beginOn: null });
    return withProblems(problem === null ? {} : { to: problem }, check(values));
  };
