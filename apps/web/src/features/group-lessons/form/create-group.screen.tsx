import { skipToken } from "@apollo/client/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import type { GroupLessonKind } from "@app/schema/types.generated.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { groupPath } from "../../../shared/links/record-paths.ts";
import { GroupLessonCreateDocument } from "../group-mutations.generated.ts";
import { GroupLessonRecordDocument, type GroupLessonRecordFragment } from "../group.generated.ts";
import { isImmersion, listPath } from "../group.kind.ts";
import { createForm, type CreateValues } from "./create.fields.ts";
import { FirstDates } from "./first-dates.tsx";
import { GroupFields } from "./group-fields.tsx";
import { GroupPreview } from "./group-preview.tsx";

/** Adds a learning pod, or an immersion where the address says so; `from` names one to begin with. */
export function CreateGroupScreen() {
  const [params] = useSearchParams();
  const from = params.get("from");
  const { data, loading, error, refetch } = useQuery(
    GroupLessonRecordDocument,
    from === null ? skipToken : { variables: { id: from } },
  );
  if (loading && !data) return <SkeletonPage what="group lesson" />;
  if (from !== null && !data?.record) return <ErrorState {...failure("group lesson", error, refetch)} />;
  const kind = params.get("kind") === "virtual-immersion" ? "VIRTUAL_IMMERSION" : "LEARNING_POD";
  return <Create kind={data?.record?.kind ?? kind} copied={data?.record ?? null} />;
}

function Create({ kind, copied }: { kind: GroupLessonKind; copied: GroupLessonRecordFragment | null }) {
  const navigate = useNavigate();
  const inputOf = (values: CreateValues) => ({ ...createForm.inputOf(values), kind });
  const send = useRecordCreate({ inputOf }, GroupLessonCreateDocument, "groupLessons");
  const { form } = useRecordForm({
    name: kind,
    id: null,
    record: createForm.recordOf(copied),
    labels: createForm.labels,
    send,
    onSaved: ({ record: lesson }) => {
      if (!lesson) return;
      toast.done(`${lesson.name} added as a draft.`);
      void navigate(groupPath(lesson));
    },
  });
  const what = isImmersion({ kind }) ? "immersion" : "learning pod";
  return (
    <FormPage<CreateValues>
      title={copied ? `Copy ${copied.name}` : `Add ${what}`}
      facts="It is a draft until you publish it."
      saveLabel={`Add ${what}`}
      cancel={{ href: copied ? groupPath(copied) : listPath({ kind }) }}
      aside={<GroupPreview />}
      {...form}
      validate={(values) => createForm.check(values)}
    >
      <GroupFields isImmersion={isImmersion({ kind })} dates={<FirstDates />} />
    </FormPage>
  );
}
