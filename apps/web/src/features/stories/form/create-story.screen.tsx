import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { languages } from "../../../shared/review/content-labels.ts";
import { StoryCreateDocument } from "../story-mutations.generated.ts";
import { storyPath } from "../story.kind.ts";
import { StoryEditor } from "./story-editor.tsx";
import { storyForm } from "./story.fields.ts";

/** A new story, in the language that the address names. */
export function CreateStoryScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const subject = languages.find(({ value }) => value === params.get("subject"))?.value;
  const blank = storyForm.recordOf(null);
  const send = useRecordCreate(storyForm, StoryCreateDocument, "stories");
  const { form } = useRecordForm({
    name: "story",
    id: null,
    record: subject ? { ...blank, values: { ...blank.values, subject } } : blank,
    labels: storyForm.labels,
    send,
    onSaved: ({ record: story }) => {
      if (!story) return;
      toast.done(`${story.name} added as a draft.`);
      void navigate(storyPath(story.id));
    },
  });
  return (
    <StoryEditor
      form={form}
      title="Add story"
      facts="It is a draft until somebody else has published it."
      saveLabel="Add story"
    />
  );
}
