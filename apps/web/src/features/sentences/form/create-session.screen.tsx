import { CreateContent } from "../../../shared/review/create-content.tsx";
import { SentenceSessionCreateDocument } from "../session-mutations.generated.ts";
import { sessionKind } from "../session.kind.ts";
import { SessionEditor } from "./session-editor.tsx";
import { sessionForm } from "./session.fields.ts";

/** A new sentence session, in the language that the address names. */
export const CreateSessionScreen = () => (
  <CreateContent
    kind={sessionKind}
    title="Add sentence session"
    saveLabel="Add session"
    draftName="sentence-session"
    form={sessionForm}
    create={SentenceSessionCreateDocument}
    Editor={SessionEditor}
  />
);
