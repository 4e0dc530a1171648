import { useFormikContext } from "formik";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { toEnumName } from "@app/domain/enums.ts";
import { meetingRules } from "@app/domain/lessons/course-changes.ts";
import { bulkOutcomes } from "@app/domain/lessons/course-enums.ts";
import {
  bookedOutcomeInput,
  lessonCancelRules,
  lessonRestoreRules,
  reportMax,
} from "@app/domain/lessons/lesson-events.ts";
import type { BookedLessonFilter, BookedLessonStatus } from "@app/schema/types.generated.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { BulkDialog } from "../../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { bookedStatusOptions } from "./booked-labels.ts";
import { BookedLessonsBulkActionDocument } from "./booked-jobs.generated.ts";
import { BulkSums } from "./bulk-sums.tsx";
import { useLessonsPreview } from "./use-lessons-preview.ts";
import { MeetingFields } from "./events/meeting-fields.tsx";
import { whoUnsaid, WhyFields, whyNamed } from "./events/why-fields.tsx";

type Props = BulkDialogProps<BookedLessonFilter>;
const mutation = BookedLessonsBulkActionDocument;

const words = labelOf(bookedStatusOptions);
const outcomes = bulkOutcomes.map((value) => ({ value, label: words(value) }));

const cancelRules = lessonCancelRules.transform(whyNamed);
const linkRules = meetingRules.transform(({ provider, url, passcode }) => ({
  provider: toEnumName(provider),
  url,
  passcode: passcode ?? null,
}));
const outcomeRules = bookedOutcomeInput.transform(({ outcome, covered }) => ({
  outcome: toEnumName(outcome) as BookedLessonStatus,
  covered: covered ?? null,
}));

/** The report is asked for where the lessons were given. */
function Report() {
  const { outcome } = useFormikContext<{ outcome: string }>().values;
  return outcome === "completed" ? (
    <TextArea name="covered" label="What was covered" max={reportMax} help="The report of each of them." />
  ) : null;
}

/** Asks before many lessons are cancelled, reminded of, get a link, or are said to have been given or missed. */
export function BookedInBulk(props: Props) {
  if (props.action.kind === "BOOKED_REMIND") return <BulkDialog {...props} mutation={mutation} />;
  if (props.action.kind === "BOOKED_LINK")
    return (
      <BulkFormDialog
        {...props}
        mutation={mutation}
        initialValues={{ provider: "", url: "", passcode: "" }}
        rules={linkRules}
      >
        <MeetingFields />
      </BulkFormDialog>
    );
  if (props.action.kind === "BOOKED_OUTCOME")
    return (
      <BulkFormDialog {...props} mutation={mutation} initialValues={{ outcome: "", covered: "" }} rules={outcomeRules}>
        <SelectField name="outcome" label="Outcome" options={outcomes} />
        <Report />
      </BulkFormDialog>
    );
  return <Previewed {...props} />;
}

/** Cancelling and restoring, whose button counts only those that would not be refused. */
function Previewed(props: Props) {
  const [left, setLeft] = useState<readonly string[]>([]);
  if (props.action.kind === "BOOKED_RESTORE")
    return (
      <BulkFormDialog
        {...props}
        wide
        mutation={mutation}
        initialValues={{ despite: false }}
        rules={lessonRestoreRules}
        leftOut={left}
      >
        <FieldGrid>
          <SwitchField
            name="despite"
            label="Restore them although something is unusual"
            help="Short notice, for example. Nobody is ever booked twice."
            wide
          />
        </FieldGrid>
        <Sums {...props} rules={lessonRestoreRules} onLeft={setLeft} />
      </BulkFormDialog>
    );
  return (
    <BulkFormDialog {...props} wide mutation={mutation} initialValues={whoUnsaid} rules={cancelRules} leftOut={left}>
      <FieldGrid>
        <WhyFields who="Who cancels" />
      </FieldGrid>
      <Sums {...props} rules={cancelRules} onLeft={setLeft} />
    </BulkFormDialog>
  );
}

interface SumsProps extends Props {
  rules: z.ZodType<object>;
  /** Is told which lessons would be left as they are. */
  onLeft: (ids: readonly string[]) => void;
}

/** What it would come to as the form is filled in. */
function Sums({ action: { kind }, choice, filter, rules, onLeft }: SumsProps) {
  const { data } = rules.safeParse(useFormikContext().values);
  const answer = useLessonsPreview(data === undefined ? null : { kind, choice, filter, ...data });
  const refused = answer?.preview?.refused;
  useEffect(() => {
    onLeft(refused?.map(({ lessonId }) => lessonId) ?? []);
  }, [refused, onLeft]);
  return (
    <BulkSums
      isAsked={data !== undefined}
      kind={kind}
      answer={answer}
      unfinished="Say who cancels and why to see it."
    />
  );
}
