import { useFormikContext, type FormikErrors } from "formik";
import { conversationChecks, conversationWarnings } from "@app/domain/conversations/conversation-checks.ts";
import { turnsMax } from "@app/domain/conversations/conversation-practice.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { EditorForm, type Opened } from "../../../shared/editor/editor-form.tsx";
import { PartHead } from "../../../shared/editor/part-head.tsx";
import { PartsList } from "../../../shared/editor/parts-list.tsx";
import { useParts } from "../../../shared/editor/use-parts.ts";
import type { ContentEditorProps } from "../../../shared/review/content-editor.ts";
import type { ConversationPracticeRecordFragment } from "../conversation.generated.ts";
import { PartRecordings } from "../../recordings/part-recordings.public.tsx";
import { noSounds } from "../../recordings/played-sound.public.ts";
import { ConversationPlayer } from "../preview/conversation-player.tsx";
import { useConversationArt, type ConversationArt } from "../use-conversation-art.ts";
import { AboutConversation } from "./about-conversation.tsx";
import {
  conversationForm,
  copyOfTurn,
  nextTurn,
  roleNameOf,
  soundsOf,
  type ConversationValues,
  type TurnValues,
} from "./conversation.fields.ts";
import { TurnForm } from "./turn-form.tsx";

interface ConversationEditorProps extends ContentEditorProps<ConversationValues> {
  content: ConversationPracticeRecordFragment | null;
}

/** A conversation being written: its turns, one of them open, and how the learner practises it. */
export function ConversationEditor({ form, review, content, ...page }: ConversationEditorProps) {
  const art = useConversationArt(content?.id ?? null);
  return (
    <EditorForm<ConversationValues>
      {...form}
      {...page}
      validate={(values): FormikErrors<ConversationValues> => conversationForm.check(values)}
      parts={({ turns }) => [{ field: "turns", ids: turns.map(({ turnId }) => turnId) }]}
      outlineLabel="Turns of the conversation"
      outlineTab="Turns"
      outline={(opened) => <Turns opened={opened} />}
      previewLabel="As the learner practises it"
      preview={(opened) => <Practised opened={opened} art={art} content={content} />}
    >
      {(opened) =>
        opened.current === null ? (
          <>
            <AboutConversation isNew={content === null} art={art} words={content?.words ?? []} />
            {review}
          </>
        ) : (
          <OpenTurn opened={opened} content={content} />
        )
      }
    </EditorForm>
  );
}

function useTurns(opened: Opened) {
  const { roles } = useFormikContext<ConversationValues>().values;
  return useParts(opened, {
    field: "turns",
    idOf: ({ turnId }: TurnValues) => turnId,
    max: turnsMax,
    newPart: (turns) => nextTurn(turns, roles),
    copyOf: copyOfTurn,
  });
}

function Turns({ opened }: { opened: Opened }) {
  const { values } = useFormikContext<ConversationValues>();
  const { turns, roles, title, subject } = values;
  const faults = [...conversationChecks(values), ...conversationWarnings(values)];
  return (
    <PartsList
      {...useTurns(opened).list}
      opened={opened}
      title="Turns"
      what="turn"
      about={{ name: title || "About the conversation", line: subject }}
      parts={turns.map(({ turnId, roleId, text, learnerChoices }, index) => ({
        id: turnId,
        name: text || learnerChoices.find(({ isGood }) => isGood)?.text || "New turn",
        line: roleNameOf(roles, roleId),
        fault: faults.find(({ field }) => field.startsWith(`turns.${index}.`))?.message,
      }))}
    />
  );
}

interface OpenProps {
  opened: Opened;
  content: ConversationPracticeRecordFragment | null;
}

function OpenTurn({ opened, content }: OpenProps) {
  const { part: turn, index, head } = useTurns(opened);
  if (!turn) return <EmptyState title="No turn is open." text="Choose one from the list, or add another." />;
  return (
    <>
      <PartHead {...head} what="turn" title={`Turn ${index + 1}`} />
      <TurnForm key={turn.turnId} index={index} turn={turn} />
      <PartRecordings
        kind="conversation-practice"
        content={content}
        partId={turn.turnId}
        said={turn.text}
        saved={content?.turns.find(({ turnId }) => turnId === turn.turnId)?.text}
        what="turn"
      />
    </>
  );
}

/** Begins at the open turn, and anew in another one. */
function Practised({ opened: { current }, art, content }: OpenProps & { art: ConversationArt }) {
  const { values } = useFormikContext<ConversationValues>();
  return (
    <ConversationPlayer
      key={current}
      conversation={values}
      art={art}
      sounds={content ? soundsOf(content) : noSounds}
      turnId={current}
    />
  );
}
