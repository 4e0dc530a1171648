import { skipToken } from "@apollo/client/react";
import { Formik } from "formik";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { freeSlotsRules, type FreeSlotsAsked } from "@app/domain/calendar/free-slots.ts";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FocusFirstField } from "@app/ui/form/focus-first-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { slotAddress } from "../../lessons/courses/book/empty-slot.public.ts";
import { FoundSlots } from "./found-slots.tsx";
import { FreeSlotsDocument } from "./free-slots.generated.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";
import { requestPath } from "../../../shared/links/record-paths.ts";
import { soughtIn } from "../../../shared/links/slots-address.ts";

const subjects = inSubjectOrder(subjectOptions).map((value) => ({ value, label: value }));
const lengths = [30, 45, 60, 90].map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));
const spans = [7, 14].map((days) => ({ value: String(days), label: `${days} days` }));

interface Values extends Omit<FreeSlotsAsked, "subject" | "durationMinutes" | "days"> {
  subject: string;
  durationMinutes: string;
  days: string;
  /** Whether a request's own times are kept to. */
  atPreferred: boolean;
}

const read = ({ durationMinutes, days, atPreferred: _, ...values }: Values) => ({
  ...values,
  durationMinutes: Number(durationMinutes),
  days: Number(days),
});
const check = checkWith<object>(freeSlotsRules);

/** Finds when tutors are free at times that suit a learner, by both their clocks; a slot begins a request. */
export function FreeSlotsDialog({ id, onClose }: RecordDialogProps) {
  const { timeZone } = useViewer();
  const now = useNow();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const sought = soughtIn(id);
  const zone = sought.timeZone ?? timeZone;
  const [asked, setAsked] = useState<(FreeSlotsAsked & { requestId: string | null }) | null>(null);
  const { data, loading, error, refetch } = useQuery(
    FreeSlotsDocument,
    asked
      ? { variables: { input: { ...asked, learnerId: sought.learnerId } }, fetchPolicy: "network-only" }
      : skipToken,
  );
  const initialValues: Values = {
    subject: sought.subject ?? "",
    durationMinutes: String(sought.minutes ?? 60),
    timeZone: zone,
    startOn: onWall(now, zone).date,
    days: "7",
    earliest: "08:00",
    latest: "20:00",
    atPreferred: sought.requestId !== null,
  };
  const choose = (tutorId: string, start: Date, end: Date) => {
    const { requestId } = sought;
    if (requestId !== null) {
      const chosen = new URLSearchParams({ propose: requestId, tutor: tutorId, at: start.toISOString() });
      void navigate(`${requestPath(requestId)}?${chosen}`);
      return;
    }
    const addAt = slotAddress({ start, end, timeZone: asked?.timeZone ?? zone, tutorId });
    void navigate(withParams(params, { slots: null, addAt }), { replace: true });
  };
  const found = data?.freeSlots;
  return (
    <Formik<Values>
      initialValues={initialValues}
      validateOnBlur={false}
      validateOnChange={false}
      validate={(values) => check(read(values))}
      onSubmit={(values) =>
        setAsked({ ...freeSlotsRules.parse(read(values)), requestId: values.atPreferred ? sought.requestId : null })
      }
    >
      {({ handleSubmit, values }) => (
        <DialogFrame
          open
          wide
          onClose={onClose}
          title="Find a free slot"
          onSubmit={handleSubmit}
          buttons={
            <>
              <Button onClick={onClose}>Close</Button>
              <Button main type="submit" pending={loading}>
                Find slots
              </Button>
            </>
          }
        >
          <FocusFirstField />
          <FieldGrid>
            <SelectField name="subject" label="Subject" options={subjects} emptyLabel="Choose" />
            <SelectField name="durationMinutes" label="Length" options={lengths} />
            <TimeZoneField name="timeZone" label="Learner’s time zone" keepValue />
            {sought.requestId === null ? null : (
              <SwitchField name="atPreferred" label="Only at the times asked for" wide />
            )}
            {values.atPreferred ? null : (
              <>
                <DateField name="startOn" label="From" />
                <SelectField name="days" label="Look at" options={spans} />
                <TextField name="earliest" label="Not before" placeholder="08:00" help="By the learner’s clock." />
                <TextField name="latest" label="Finished by" placeholder="20:00" />
              </>
            )}
          </FieldGrid>
          {error && !loading ? <ErrorState {...failure("slots", error, refetch)} /> : null}
          {loading ? <SkeletonLines count={4} /> : null}
          {found && asked && !loading ? (
            <FoundSlots
              found={found}
              learnerZone={asked.timeZone}
              leadsTo={sought.requestId === null ? "add a request" : "propose it"}
              onChoose={choose}
            />
          ) : null}
        </DialogFrame>
      )}
    </Formik>
  );
}
