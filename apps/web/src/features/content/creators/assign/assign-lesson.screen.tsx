import { shownStatus } from "@app/domain/content/lesson-standing.ts";
import { useNavigate, useParams } from "react-router-dom";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { usePageTitle } from "../../../../shared/page/page-title.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { Found } from "../../forms/found.tsx";
import type { LessonStatusRowFragment } from "../creators.generated.ts";
import { lessonStatusPath } from "../creators.kind.ts";
import { placeOf } from "../lesson-place.ts";
import { AssignFields } from "./assign-fields.tsx";
import { AssignedLessonDocument } from "./assign.generated.ts";
import { assignForm, type AssignValues } from "./assign.fields.ts";
import { useAssignForm, useUnassign } from "./use-assign.ts";

/** Who is to write the lesson that the address names. */
export function AssignLessonScreen() {
  const variables = { id: useParams().lesson_id ?? "" };
  const answer = useQuery(AssignedLessonDocument, { variables, fetchPolicy: "cache-and-network" });
  return (
    <Found what="lesson" {...answer}>
      {(lesson) => <AssignLesson key={lesson.id} lesson={lesson} />}
    </Found>
  );
}

function AssignLesson({ lesson }: { lesson: LessonStatusRowFragment }) {
  const navigate = useNavigate();
  const { href, names } = placeOf(lesson);
  usePageTitle(`Assign ${lesson.name}`);
  const leave = () => void navigate(lessonStatusPath);
  const { form, discardAndLeave } = useAssignForm(lesson, leave);
  const { unassign, unassigning } = useUnassign(lesson);
  const takeBack = {
    label: "Unassign",
    pending: unassigning,
    onSelect: () =>
      void unassign().then((isDone) => {
        if (!isDone) return;
        discardAndLeave();
        leave();
      }),
  };
  return (
    <FormPage<AssignValues>
      title="Assign a content creator"
      saveLabel="Assign lesson"
      facts={
        <>
          {href === undefined ? lesson.name : <TextLink href={href}>{lesson.name}</TextLink>}
          {names.length > 0 ? ` · ${names.join(" › ")}` : null} <StatusChip status={shownStatus(lesson)} />
        </>
      }
      cancel={{ href: lessonStatusPath }}
      actions={lesson.assignee ? [takeBack] : []}
      {...form}
      validate={assignForm.check}
    >
      <AssignFields holder={lesson.assignee} />
    </FormPage>
  );
}
