import { ContentScreen } from "../../../shared/review/content-screen.tsx";
import { AppErrors } from "../../app-feedback/app-errors.public.tsx";
import { recordingDialogs } from "../../recordings/recordings.public.tsx";
import { sessionDialogs } from "../session-dialogs.ts";
import { sessionEvents } from "../session-events.ts";
import {
  SentenceSessionResolveCommentDocument,
  SentenceSessionUpdateDocument,
} from "../session-mutations.generated.ts";
import { SentenceSessionRecordDocument } from "../session.generated.ts";
import { sessionsPath } from "../session.kind.ts";
import { SessionEditor } from "./session-editor.tsx";
import { SessionFacts } from "./session-facts.tsx";
import { sessionForm, sessionParts } from "./session.fields.ts";

const dialogs = { ...sessionDialogs, ...recordingDialogs };

/** One sentence session: its editor for those who may edit it now, what it says for everybody else, and its review. */
export const EditSessionScreen = () => (
  <ContentScreen
    events={sessionEvents}
    dialogs={dialogs}
    query={SentenceSessionRecordDocument}
    param="sessionId"
    listPath={sessionsPath}
    draftName="sentence-session"
    form={sessionForm}
    partIds={sessionParts}
    update={SentenceSessionUpdateDocument}
    resolve={SentenceSessionResolveCommentDocument}
    Editor={SessionEditor}
    Facts={SessionFacts}
    Errors={AppErrors}
  />
);
