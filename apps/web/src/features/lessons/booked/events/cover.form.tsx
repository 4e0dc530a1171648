import { skipToken, useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { lessonCoverRules } from "@app/domain/lessons/cover-input.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { useTutorChoices } from "../../../tutors/tutor-choices.public.ts";
import { CheckedConflicts } from "../../conflicts/checked-conflicts.tsx";
import { Calm } from "../../conflicts/conflict-list.public.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonCoverDocument, BookedLessonUndoDocument } from "../booked-mutations.generated.ts";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "../booked-record.generated.ts";
import { coverChoices } from "./cover-choices.ts";
import { refusedAtOnce } from "./refused-at-once.ts";
import { coveredBy } from "./move-address.ts";
import { CoverTutorsDocument, LessonCoverConflictsDocument } from "./cover.generated.ts";

type Lesson = BookedLessonRecordFragment;

interface Values {
  tutorId: string;
  note: string;
  despite: boolean;
}

/** Who could give the lesson, the best first, with the best one chosen. */
function TutorField({ lesson: { id, subject, tutor, coversFor } }: { lesson: Lesson }) {
  const { values, resetForm } = useFormikContext<Values>();
  const { data } = useQuery(CoverTutorsDocument, { variables: { lessonIds: [id] } });
  const all = useTutorChoices();
  const found = data?.coverTutors?.[0];
  const best = coversFor?.id ?? found?.suggestedTutor?.id;
  const suggested = useRef<string | null>(null);
  useEffect(() => {
    // Chosen once: what is emptied by hand stays empty. Nothing is lost with it, so nothing is unsaved.
    if (!best || suggested.current !== null) return;
    suggested.current = best;
    if (values.tutorId === "") resetForm({ values: { ...values, tutorId: best } });
  }, [best, values, resetForm]);
  const choices = coverChoices({ found: found?.tutors ?? [], all, subject, usual: coversFor }).filter(
    ({ value }) => value !== tutor?.id,
  );
  return (
    <AutocompleteField
      name="tutorId"
      label="Who gives it"
      options={choices}
      wide
      help={choices.find(({ value }) => value === values.tutorId)?.hint}
      unknownLabel="The chosen tutor"
      placeholder={data ? "Start typing a name" : "Looking for who is free…"}
    />
  );
}

/** What stands in the way of the tutor who is chosen. */
function Conflicts({ lesson: { id, anchorTimeZone } }: { lesson: Lesson }) {
  const { tutorId } = useFormikContext<Values>().values;
  const { data, loading, error } = useQuery(
    LessonCoverConflictsDocument,
    tutorId ? { variables: { id, tutorId }, fetchPolicy: "network-only" } : skipToken,
  );
  if (!tutorId) return <Calm>Choose a tutor to check their calendar.</Calm>;
  return (
    <CheckedConflicts
      conflicts={data?.lessonCoverConflicts}
      failed={error !== undefined && !loading}
      timeZone={anchorTimeZone}
      instead="Choose another tutor."
      despite="Cover it all the same"
      act="Saving"
    />
  );
}

/** Another tutor for one lesson, or the usual one after all: who is free and fits, what stands in the way, and the emails. */
export function CoverForm({ id, ...props }: RecordDialogProps) {
  const { cache } = useApolloClient();
  const asked = coveredBy(id);
  return (
    <EventFormDialog
      {...props}
      id={asked.id}
      what="lesson"
      wide
      query={BookedLessonRecordDocument}
      config={(lesson) => ({
        refused: refusedAtOnce(lesson, "covered"),
        title: lessonTitle(lesson, (it) => `Who covers ${it}?`),
        saveLabel: "Change tutor",
        successMessage: `${lesson.name} has another tutor.`,
        rules: lessonCoverRules,
        mutation: BookedLessonCoverDocument,
        takeBack: BookedLessonUndoDocument,
        initialValues: { tutorId: asked.tutorId, note: "", despite: false },
        mails: { to: ["family"] },
        sent: ({ tutorId, note, despite }: Values) => ({
          input: { tutorId, note: note === "" ? null : note, despite },
        }),
        onDone: () => cache.evict({ id: "ROOT_QUERY", fieldName: "calendar" }),
        outcome: <Conflicts lesson={lesson} />,
        children: (
          <>
            <p>
              {lesson.coversFor
                ? `${lesson.tutor?.name ?? "Another tutor"} covers for ${lesson.coversFor.name}.`
                : `Only this lesson: the course stays with ${lesson.tutor?.name ?? "its tutor"}.`}
            </p>
            <FieldGrid>
              <TutorField lesson={lesson} />
              <TextArea
                name="note"
                label="Note for the tutor"
                max={500}
                optional
                rows={2}
                wide
                help="What they should know. Emailed to them alone."
              />
            </FieldGrid>
          </>
        ),
      })}
    />
  );
}
