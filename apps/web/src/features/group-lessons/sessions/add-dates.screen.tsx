import { useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useNavigate, useSearchParams } from "react-router-dom";
import { groupDatesRules } from "@app/domain/group-lessons/group-lesson.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { groupPath } from "../../../shared/links/record-paths.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { GroupDatesCreateDocument } from "../session-mutations.generated.ts";
import { GroupLessonRecordDocument, type GroupLessonRecordFragment } from "../group.generated.ts";
import { podsPath } from "../group.kind.ts";
import { skippedOf, timeIn, type DateValues } from "./date-values.ts";
import { DatesFields } from "./dates-fields.tsx";
import { PlannedDates } from "./planned-dates.tsx";

const list = { label: "Go to learning pods", href: podsPath };

interface Values extends DateValues {
  tutorIds: readonly string[];
  capacityMax: number | string | null;
}

const check = checkWith<Values>(groupDatesRules);

/** Adds one date of a learning pod or an immersion, or one in each of some weeks; the address may say which to copy. */
export function AddDatesScreen() {
  return (
    <RecordPage what="group lesson" query={GroupLessonRecordDocument} param="groupLessonId" list={list}>
      {(lesson) => <AddDates lesson={lesson} />}
    </RecordPage>
  );
}

/** What is typed of the dates, looked at before they are added. */
function Preview({ lesson }: { lesson: GroupLessonRecordFragment }) {
  const { values } = useFormikContext<Values>();
  return (
    <PlannedDates
      values={values}
      timeZone={lesson.anchorTimeZone}
      durationMinutes={lesson.durationMinutes}
      tutorIds={values.tutorIds}
      groupLessonId={lesson.id}
    />
  );
}

function AddDates({ lesson }: { lesson: GroupLessonRecordFragment }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { cache } = useApolloClient();
  const tutors = useTutorChoices();
  const { save } = useSave(GroupDatesCreateDocument, ({ saved }) => saved);
  async function send(values: Values, sink: FormErrorSetter) {
    const skipDates = skippedOf(values);
    const { capacityMax = null, tutorIds = null, ...dates } = groupDatesRules.parse(values);
    const input = { ...dates, capacityMax, tutorIds, skipDates, groupLessonId: lesson.id };
    const { payload } = await save({ input }, sink);
    if (!payload) return;
    cache.evict({ id: `GroupLesson:${lesson.id}`, fieldName: "dates" });
    cache.evict({ id: `GroupLesson:${lesson.id}`, fieldName: "next" });
    const added = input.weeks - skipDates.length;
    toast.done(added === 1 ? "The date is added." : `${added} dates are added.`);
    void navigate(groupPath(lesson));
  }
  const copied = params.getAll("tutor");
  return (
    <FormPage<Values>
      title={`Add dates: ${lesson.name}`}
      facts={`Times in ${placeName(lesson.anchorTimeZone)}, ${lesson.durationMinutes} min each.`}
      saveLabel="Add dates"
      cancel={{ href: groupPath(lesson) }}
      initialValues={{
        date: params.get("date") ?? "",
        time: timeIn(params.get("time")) || "18:00",
        weeks: 1,
        skip: {},
        tutorIds: copied.length > 0 ? copied : (lesson.tutors ?? []).map(({ id }) => id),
        capacityMax: params.get("places") ?? lesson.capacityMax,
      }}
      validate={check}
      onSubmit={send}
    >
      <FormSection title="When">
        <DatesFields />
        <NumberField name="capacityMax" label="Maximum learners" />
        <AutocompleteField
          name="tutorIds"
          label="Tutors"
          options={tutors}
          multiple
          unknownLabel="A tutor"
          placeholder="Start typing a name"
          help="The first leads."
        />
      </FormSection>
      <FormSection title="Dates">
        <Preview lesson={lesson} />
      </FormSection>
    </FormPage>
  );
}
