import { useFormikContext } from "formik";
import { situationMax } from "@app/domain/conversations/conversation-practice.ts";
import { languageOf } from "@app/domain/language/language-of.ts";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { languages, levelOptions } from "../../../shared/review/content-labels.ts";
import type { WordChoiceFragment } from "../../words/word-choices.public.ts";
import { choicesOf, type ConversationArt } from "../use-conversation-art.ts";
import { conversationForm, roleNameOf, type ConversationValues } from "./conversation.fields.ts";
import { VocabularyField } from "./vocabulary-field.tsx";

const { labels } = conversationForm;

interface AboutConversationProps {
  isNew: boolean;
  art: ConversationArt;
  /** The vocabulary that it has. */
  words: readonly WordChoiceFragment[];
}

/** What a conversation is called, for whom it is, who meets whom in it, and the words it teaches. */
export function AboutConversation({ isNew, art, words }: AboutConversationProps) {
  const { values } = useFormikContext<ConversationValues>();
  const { roles, subject } = values;
  return (
    <>
      <FormSection title="About the conversation">
        <TextField name="title" label={labels.title} autoFocus={isNew} wide />
        {languageOf(subject) ? <ToneBar /> : null}
        <SelectField name="subject" label={labels.subject} options={languages} />
        <SelectField name="level" label={labels.level} options={levelOptions} />
        <TextArea
          name="situation"
          label={labels.situation}
          help="Who meets where, and what for."
          max={situationMax}
          rows={2}
          wide
        />
        <SelectField
          name="backgroundId"
          label={labels.backgroundId}
          options={choicesOf(art.backgrounds)}
          emptyLabel="None"
          optional
          wide
        />
      </FormSection>
      <FormSection title="Roles" note="The learner plays one of the two.">
        {roles.map(({ roleId }, index) => [
          <TextField key={`${roleId} name`} name={`roles.${index}.name`} label={`Name of role ${index + 1}`} />,
          <SelectField
            key={`${roleId} character`}
            name={`roles.${index}.characterId`}
            label={`Character of role ${index + 1}`}
            options={choicesOf(art.characters)}
            emptyLabel="Not seen"
            optional
          />,
        ])}
        <SelectField
          name="learnerRoleId"
          label={labels.learnerRoleId}
          options={roles.map(({ roleId }) => ({ value: roleId, label: roleNameOf(roles, roleId) }))}
          emptyLabel="Choose"
          wide
        />
      </FormSection>
      <FormSection title="Words">
        <VocabularyField subject={subject} words={words} label={labels.wordIds} />
      </FormSection>
    </>
  );
}
