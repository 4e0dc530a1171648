import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import * as z from "zod";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { eventProblem } from "@app/domain/demo/calendar.ts";
import { clockField, choiceField, dateField, textField } from "@app/domain/fields.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { changedOf } from "../changed-of.ts";
import { GuardedDialog } from "../guarded-dialog.tsx";
import type { DemoEventAddMutationVariables, DemoEventPartsFragment } from "./calendar.generated.ts";
import { kindOptions } from "./event-kinds.ts";
import { endAfter, placeOf, timesOf, valuesOf, type EventValues } from "./event-values.ts";
import { useEvents } from "./use-events.ts";

type Input = DemoEventAddMutationVariables["input"];
type Kind = DemoEventPartsFragment["kind"];

const rules = z.object({
  title: textField("Title", 120),
  kind: choiceField<readonly Kind[]>("Kind", ["MEETING", "LESSON", "HOLIDAY", "OTHER"]),
  date: dateField,
  time: clockField("Start"),
  endDate: dateField,
  endTime: clockField("End"),
});
const checkFields = checkWith<EventValues>(rules);

interface EventFormProps {
  title: string;
  saveLabel: string;
  values: EventValues;
  removeHref?: string;
  send: (input: Input, form: FormErrorSetter) => Promise<boolean>;
  onClose: () => void;
}

/** An event as it is written: its days and times are the reader's. */
function EventForm({ title, saveLabel, values: initialValues, removeHref, send, onClose }: EventFormProps) {
  const timeZone = useTimeZone() ?? "UTC";
  const check = (values: EventValues) => {
    const errors = checkFields(values);
    if (Object.keys(errors).length > 0) return errors;
    const problem = eventProblem(timesOf(values, timeZone));
    return problem === null ? {} : { [values.isWholeDay ? "endDate" : "endTime"]: problem };
  };
  return (
    <GuardedDialog<EventValues>
      onClose={onClose}
      title={title}
      saveLabel={saveLabel}
      initialValues={initialValues}
      validate={check}
      send={(values, form) => {
        const { title: name, kind } = rules.parse(values);
        return send({ title: name, kind, ...timesOf(values, timeZone) }, form);
      }}
    >
      <TextField name="title" label="Title" autoFocus />
      <FieldGrid>
        <SelectField name="kind" label="Kind" options={kindOptions} />
        <SwitchField name="isWholeDay" label="Whole day" />
      </FieldGrid>
      <Times />
      {removeHref ? <TextLink href={removeHref}>Remove this event</TextLink> : null}
    </GuardedDialog>
  );
}

/** The end goes with the start. */
function Times() {
  const { values, setFieldValue } = useFormikContext<EventValues>();
  const { isWholeDay } = values;
  const start = useRef(values);
  const follow = useEffectEvent(() => {
    const end = endAfter(start.current, values);
    // What is half typed is no time yet.
    if (end === null) return;
    start.current = values;
    void setFieldValue("endDate", end.endDate);
    void setFieldValue("endTime", end.endTime);
  });
  useEffect(() => follow(), [values.date, values.time]);
  return (
    <FieldGrid>
      <DateField name="date" label="First day" />
      {isWholeDay ? null : <TextField name="time" label="Start" />}
      <DateField name="endDate" label="Last day" />
      {isWholeDay ? null : <TextField name="endTime" label="End" />}
    </FieldGrid>
  );
}

/** A new event, on the day and at the time that the address names. */
export function NewEvent({ onClose }: RecordDialogProps) {
  const [params] = useSearchParams();
  const { add, refetch } = useEvents();
  const timeZone = useTimeZone() ?? "UTC";
  const today = onWall(useNow(), timeZone).date;
  return (
    <EventForm
      title="Add event"
      saveLabel="Add event"
      values={{ title: "", kind: "MEETING", ...placeOf(params.get("new") ?? "", today) }}
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
  const { data } = useEvents();
  const event = data?.events?.find((one) => one.id === id);
  return event ? <EventChange event={event} onClose={onClose} /> : null;
}

function EventChange({ event, onClose }: { event: DemoEventPartsFragment; onClose: () => void }) {
  const [params] = useSearchParams();
  const timeZone = useTimeZone() ?? "UTC";
  const { update } = useEvents();
  // What others change meanwhile is not what is changed here.
  const [{ title, kind, startAt, endAt }] = useState(event);
  const start = { title, kind, startAt, endAt };
  return (
    <EventForm
      title="Edit event"
      saveLabel="Save changes"
      values={{ title: event.title, kind: event.kind, ...valuesOf(event, timeZone) }}
      removeHref={withParams(params, { event: null, removeEvent: event.id })}
      send={async (input, form) =>
        (await update({ id: event.id, input: changedOf(start, input) }, form)).payload !== undefined
      }
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
