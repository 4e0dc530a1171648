import { useSearchParams } from "react-router-dom";
import * as z from "zod";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { clockField, choiceField, dateField, textField, wholeField } from "@app/domain/fields.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import type { DemoEventAddMutationVariables, DemoEventPartsFragment } from "./calendar.generated.ts";
import { kindOptions } from "./event-kinds.ts";
import { useEvents } from "./use-events.ts";

type Input = DemoEventAddMutationVariables["input"];
type Kind = DemoEventPartsFragment["kind"];

interface Values {
  title: string;
  kind: string;
  date: string;
  time: string;
  minutes: number | null;
}
const rules = z.object({
  title: textField("Title", 120),
  kind: choiceField<readonly Kind[]>("Kind", ["MEETING", "LESSON", "HOLIDAY", "OTHER"]),
  date: dateField,
  time: clockField("Start"),
  minutes: wholeField("Length in minutes", 5, 10_080),
});
const check = checkWith<Values>(rules);
const minute = 60_000;

interface EventFormProps {
  title: string;
  saveLabel: string;
  values: Values;
  removeHref?: string;
  send: (input: Input, form: FormErrorSetter) => Promise<boolean>;
  onClose: () => void;
}

/** An event as it is written: its day and time are the reader's. */
function EventForm({ title, saveLabel, values: initialValues, removeHref, send, onClose }: EventFormProps) {
  const timeZone = useTimeZone() ?? "UTC";
  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={title}
      saveLabel={saveLabel}
      initialValues={initialValues}
      validate={check}
      onSubmit={async (values, form) => {
        const { title: name, kind, date, time, minutes } = rules.parse(values);
        const start = instantOf({ date, time, timeZone });
        const endAt = new Date(start.getTime() + minutes * minute).toISOString();
        if (await send({ title: name, kind, startAt: start.toISOString(), endAt }, form)) onClose();
      }}
    >
      <TextField name="title" label="Title" autoFocus />
      <FieldGrid>
        <SelectField name="kind" label="Kind" options={kindOptions} />
        <DateField name="date" label="Day" />
        <TextField name="time" label="Start" />
        <NumberField name="minutes" label="Length in minutes" />
      </FieldGrid>
      {removeHref ? <TextLink href={removeHref}>Remove this event</TextLink> : null}
    </FormDialog>
  );
}

/** A new event, on the day and at the time that the address names. */
export function NewEvent({ onClose }: RecordDialogProps) {
  const [params] = useSearchParams();
  const { add, refetch } = useEvents();
  const timeZone = useTimeZone() ?? "UTC";
  const today = onWall(useNow(), timeZone).date;
  const [date = "", time = "09:00"] = (params.get("new") ?? "").split("T");
  return (
    <EventForm
      title="Add event"
      saveLabel="Add event"
      values={{ title: "", kind: "MEETING", date: date === "" ? today : date, time, minutes: 60 }}
      send={async (input, form) => {
        if (!(await add({ input }, form)).payload) return false;
        await refetch();
        return true;
      }}
      onClose={onClose}
    />
  );
}

export function EditEvent({ id, onClose }: RecordDialogProps) {
  const [params] = useSearchParams();
  const timeZone = useTimeZone() ?? "UTC";
  const { data, update } = useEvents();
  const event = data?.events?.find((one) => one.id === id);
  if (!event) return null;
  const { date, time } = wallClockOf(new Date(event.startAt), timeZone);
  const minutes = (Date.parse(event.endAt) - Date.parse(event.startAt)) / minute;
  return (
    <EventForm
      title="Edit event"
      saveLabel="Save changes"
      values={{ title: event.title, kind: event.kind, date, time, minutes }}
      removeHref={withParams(params, { event: null, removeEvent: event.id })}
      send={async (input, form) => (await update({ id: event.id, input }, form)).payload !== undefined}
      onClose={onClose}
    />
  );
}

export function RemoveEvent({ id, onClose }: RecordDialogProps) {
  const { data, remove, removing, refetch } = useEvents();
  const event = data?.events?.find((one) => one.id === id);
  if (!event) return null;
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={`Remove the event ${event.title}?`}
      confirmLabel="Remove event"
      pending={removing}
      onConfirm={() =>
        void remove({ id: event.id }).then(async ({ payload }) => {
          if (!payload) return;
          onClose();
          await refetch();
        })
      }
    >
      This cannot be undone.
    </ConfirmDialog>
  );
}
