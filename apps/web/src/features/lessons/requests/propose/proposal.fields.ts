import { currencies } from "@app/domain/enums.ts";
import { lessonBillings } from "@app/domain/lessons/lesson-enums.ts";
import { proposalRules } from "@app/domain/lessons/proposal.ts";
import type { Currency, LessonBilling } from "@app/schema/types.generated.ts";
import { amount, day, enumField, number, text, yesNo } from "../../../../shared/records/form-fields.ts";
import { formOf } from "../../../../shared/records/form-of.ts";
import type { ProposalItemFragment } from "../request.generated.ts";

/** A lesson of the week as the form holds it; its day is a choice, and so a text. */
export interface SlotValue {
  weekday: string;
  start: string;
}

type Stored = ProposalItemFragment & { version: number };

const slots = {
  label: "Lessons of the week",
  empty: [{ weekday: "1", start: "17:00" }] as readonly SlotValue[],
  readFrom: ({ slots: stored }: Stored): readonly SlotValue[] =>
    stored.map(({ weekday, start }) => ({ weekday: String(weekday), start })),
  parsed: (values: readonly SlotValue[]) => values.map(({ weekday, start }) => ({ weekday: Number(weekday), start })),
};

const empty = (): string => "";

/** What is proposed, as a table of its fields. */
export const proposalForm = formOf<Stored>()(proposalRules, {
  tutorId: { label: "Tutor", empty: empty(), readFrom: ({ tutor }: Stored) => tutor?.id ?? "" },
  anchorTimeZone: text("Lesson time zone"),
  slots,
  startOn: day("First lesson on or after"),
  endOn: day("Last day"),
  lessonCount: number("Number of lessons"),
  priceAmount: amount("Price of a lesson", "priceAmount"),
  priceCurrency: enumField<Currency>()("Currency", currencies, "GBP"),
  billing: enumField<LessonBilling>()("Billing", lessonBillings, "ongoing"),
  note: text("Message to the tutor"),
  despite: { ...yesNo("Propose all the same"), readFrom: () => false },
});
export type ProposalValues = ReturnType<typeof proposalForm.recordOf>["values"];
