import { toEnumName } from "@app/domain/enums.ts";
import type { LessonParty, LessonReason } from "@app/schema/types.generated.ts";
import { RadioField } from "@app/ui/form/radio-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { lessonReasonOptions } from "../booked-labels.ts";

/** For whom staff call a lesson off or move it, and why. */
export interface Why {
  byKind: string;
  reason: string;
  note: string;
}

export const nobodyYet: Why = { byKind: "customer", reason: "", note: "" };
/** For cancellations, where who cancels decides what it costs and is never guessed. */
export const whoUnsaid: Why = { ...nobodyYet, byKind: "" };

export const whoOptions = [
  { value: "customer", label: "The customer" },
  { value: "tutor", label: "The tutor" },
  { value: "staff", label: "Staff" },
];

interface Read {
  byKind: string;
  reason: string;
  note?: string | null | undefined;
}

/** The same, once the rules have read it, by the names that the API has for it. */
export const whyNamed = ({ byKind, reason, note }: Read) => ({
  byKind: toEnumName(byKind) as LessonParty,
  reason: toEnumName(reason) as LessonReason,
  note: note ?? null,
});

/** The same as it was typed; an empty note is none. */
export const whyOf = ({ note, ...why }: Why) => whyNamed({ ...why, note: note.trim() === "" ? null : note.trim() });

/** `noteBeside`: something stands beside the note, in a wide dialog. */
export const WhyFields = ({ who, noteBeside = false }: { who: string; noteBeside?: boolean }) => (
  <>
    <RadioField name="byKind" label={who} options={whoOptions} wide />
    <RadioField name="reason" label="Reason" options={lessonReasonOptions} columns={128} wide />
    <TextArea name="note" label="Internal note" max={500} optional wide={!noteBeside} rows={2} help="Never emailed." />
  </>
);
