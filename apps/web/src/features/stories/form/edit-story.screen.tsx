import { ContentScreen } from "../../../shared/review/content-screen.tsx";
import { AppErrors } from "../../app-feedback/app-errors.public.tsx";
import { recordingDialogs } from "../../recordings/recordings.public.tsx";
import { storyDialogs } from "../story-dialogs.ts";
import { storyEvents } from "../story-events.ts";
import { StoryResolveCommentDocument, StoryUpdateDocument } from "../story-mutations.generated.ts";
import { StoryRecordDocument } from "../story.generated.ts";
import { storiesPath, storyPreviewPath } from "../story.kind.ts";
import { StoryEditor } from "./story-editor.tsx";
import { StoryFacts } from "./story-facts.tsx";
import { storyForm, storyParts } from "./story.fields.ts";

const dialogs = { ...storyDialogs, ...recordingDialogs };

/** One story: its editor for those who may edit it now, what it says for everybody else, and its review. */
export const EditStoryScreen = () => (
  <ContentScreen
    events={storyEvents}
    dialogs={dialogs}
    query={StoryRecordDocument}
    param="id"
    listPath={storiesPath}
    draftName="story"
    form={storyForm}
    partIds={storyParts}
    update={StoryUpdateDocument}
    resolve={StoryResolveCommentDocument}
    Editor={StoryEditor}
    Facts={StoryFacts}
    Errors={AppErrors}
    previewPath={storyPreviewPath}
  />
);
