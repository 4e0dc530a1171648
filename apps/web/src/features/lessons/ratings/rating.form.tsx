import { onBehalfMax, ratingCommentMax, ratingEditDays } from "@app/domain/ratings/rating.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { LessonRatingCreateDocument, LessonRatingUpdateDocument } from "./rating-mutations.generated.ts";
import { continueOptions, starOptions, tagOptions } from "./rating-labels.ts";
import { ratingForm } from "./rating.fields.ts";
import { LessonRatingRecordDocument, RatingsOfLessonDocument } from "./rating.generated.ts";
import { ratingKind } from "./rating.kind.ts";

const skeleton = [{}, {}, { wide: true }, { wide: true }, {}, {}];
const { labels, show } = ratingForm;

/** Who may still rate a lesson; nobody twice. */
function useRaters(lessonId: string | null) {
  const { data } = useQuery(RatingsOfLessonDocument, {
    variables: { lessonId: lessonId ?? "" },
    skip: lessonId === null,
  });
  const { raters = [], ratings = [] } = data?.ratingsOfLesson ?? {};
  return raters
    .filter(({ id }) => !ratings.some(({ raterId }) => raterId === id))
    .map(({ id, name, kind }) => ({ value: id, label: kind === "LEARNER" ? `${name}, the learner` : name }));
}

/** What a customer or a learner says of a lesson, or what is kept of it. The id of a new one is the lesson's. */
export function RatingForm(props: RecordDialogProps) {
  const isNew = props.name === "rate";
  const raters = useRaters(isNew ? props.id : null);
  const only = raters.length === 1 ? raters[0]?.value : undefined;
  return (
    <RecordFormDialog
      // Who rates is known once the lesson is.
      key={only}
      {...props}
      id={isNew ? null : props.id}
      kind={ratingKind}
      form={ratingForm}
      words={{ labels, show }}
      query={LessonRatingRecordDocument}
      create={LessonRatingCreateDocument}
      update={LessonRatingUpdateDocument}
      begin={{ lessonId: props.id ?? "", ...(only && { raterId: only }) }}
      skeleton={skeleton}
    >
      <FieldGrid>
        {isNew ? <SelectField name="raterId" label={labels.raterId} options={raters} /> : null}
        <SelectField name="rating" label={labels.rating} options={starOptions} emptyLabel="Choose" />
        <AutocompleteField name="tags" label={labels.tags} options={tagOptions} multiple optional wide />
        <TextArea name="comment" label={labels.comment} max={ratingCommentMax} optional wide />
        <SelectField
          name="wouldContinue"
          label={labels.wouldContinue}
          options={continueOptions}
          emptyLabel="They did not say"
          optional
        />
        <SwitchField name="visibleToTutor" label={labels.visibleToTutor} />
        {isNew ? (
          <TextArea
            name="onBehalf"
            label={labels.onBehalf}
            max={onBehalfMax}
            help={`For example on the phone. It can be changed for ${ratingEditDays} days.`}
            wide
          />
        ) : null}
      </FieldGrid>
    </RecordFormDialog>
  );
}
