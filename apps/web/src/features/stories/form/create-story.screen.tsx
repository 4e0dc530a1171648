import { CreateContent } from "../../../shared/review/create-content.tsx";
import { StoryCreateDocument } from "../story-mutations.generated.ts";
import { storyKind } from "../story.kind.ts";
import { StoryEditor } from "./story-editor.tsx";
import { storyForm } from "./story.fields.ts";

/** A new story, in the language that the address names. */
export const CreateStoryScreen = () => (
  <CreateContent
    kind={storyKind}
    title="Add story"
    saveLabel="Add story"
    draftName="story"
    form={storyForm}
    create={StoryCreateDocument}
    Editor={StoryEditor}
  />
);
