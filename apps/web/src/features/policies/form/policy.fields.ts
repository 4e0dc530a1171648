import { inPercent } from "@app/domain/percent.ts";
import { policyDefaults, policyInput } from "@app/domain/policies/cancellation-policy.ts";
import { number, text, type PlainField } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { countOf } from "../../../shared/text/format.ts";
import type { PolicyRecordFragment } from "../policy.generated.ts";

type Figure = keyof Omit<typeof policyDefaults, "outageIsFree">;

/** A whole number that a new policy begins with as usual; `told` is how it is read. */
const figure = (name: Figure, label: string, words: (count: number) => string) => ({
  ...number(label),
  empty: policyDefaults[name],
  show: (value: unknown) => words(Number(value)),
});

const percent = (value: number) => inPercent(value);
const hours = (value: number) => countOf(value, "hour");
const minutes = (value: number) => countOf(value, "minute");

const outageIsFree: PlainField<boolean, boolean> = {
  label: "No charge after a power or internet failure",
  empty: policyDefaults.outageIsFree,
  read: (stored) => stored,
  show: (value) => (value ? "Yes" : "No"),
};

/** A cancellation policy's form as a table of its fields. */
export const policyForm = formOf<PolicyRecordFragment>()(policyInput, {
  name: text("Name"),
  windowHours: figure("windowHours", "Late cancellation: hours before the start", hours),
  lateCancelPercent: figure("lateCancelPercent", "Charged for a late cancellation", percent),
  graceMinutes: figure("graceMinutes", "No-show: minutes after the start", minutes),
  noShowPercent: figure("noShowPercent", "Charged for a no-show", percent),
  tutorLatePayPercent: figure("tutorLatePayPercent", "Tutor’s pay for a late cancellation", percent),
  tutorWaitPayPercent: figure("tutorWaitPayPercent", "Tutor’s pay when the customer is excused", percent),
  freeLateCancelsPerTerm: figure("freeLateCancelsPerTerm", "Free late cancellations per term", String),
  freeReschedules: figure("freeReschedules", "Free moves in any 30 days", String),
  outageIsFree,
});
