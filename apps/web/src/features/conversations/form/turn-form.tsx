import { useFormikContext } from "formik";
import { choiceMax, choicesMax } from "@app/domain/conversations/conversation-practice.ts";
import { conversationMessages } from "@app/domain/conversations/conversation-messages.ts";
import { languageOf } from "@app/domain/language/language-of.ts";
import { spokenMax } from "@app/domain/stories/spoken.ts";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { newChoice, roleNameOf, type ConversationValues, type TurnValues } from "./conversation.fields.ts";

/** One turn: who says it, what is said, and what the learner chooses from in their own. */
export function TurnForm({ index, turn }: { index: number; turn: TurnValues }) {
  const { values } = useFormikContext<ConversationValues>();
  const { roles, learnerRoleId, subject, turns } = values;
  const path = `turns.${index}`;
  const lang = languageOf(subject);
  const inLanguage = { placeholder: `In ${subject}`, ...(lang && { lang }) };
  const isLearners = turn.roleId !== "" && turn.roleId === learnerRoleId;
  const isAgain = turn.roleId !== "" && turn.roleId === turns[index - 1]?.roleId;
  return (
    <>
      <FormSection title="What is said" note={isLearners ? "By the learner." : undefined} columns={1}>
        <SelectField
          name={`${path}.roleId`}
          label="Who says it"
          options={roles.map(({ roleId }) => ({ value: roleId, label: roleNameOf(roles, roleId) }))}
          emptyLabel="Choose"
          help={isAgain ? conversationMessages.alternate : undefined}
        />
        <TextArea name={`${path}.text`} label="Text" max={spokenMax} rows={2} {...inLanguage} />
        <TextArea name={`${path}.translation`} label="Translation" placeholder="In English" max={spokenMax} rows={2} />
      </FormSection>
      {isLearners || turn.learnerChoices.length > 0 ? (
        <FormSection title="Choices" note="Leave empty, or offer two to four; at least one must be good." columns={1}>
          <ListField
            name={`${path}.learnerChoices`}
            label="What the learner may say"
            itemName="choice"
            newItem={newChoice}
            max={choicesMax}
            optional
          >
            {(choice, position) => (
              <Stack gap={6} style={{ flex: 1, minWidth: 0 }}>
                <TextArea
                  name={`${choice}.text`}
                  label={`Text of choice ${position}`}
                  max={choiceMax}
                  rows={1}
                  {...inLanguage}
                  quietLabel
                />
                <TextArea
                  name={`${choice}.feedback`}
                  label={`Feedback on choice ${position}`}
                  placeholder="Feedback, in English"
                  max={choiceMax}
                  rows={1}
                  quietLabel
                />
                <SwitchField name={`${choice}.isGood`} label="Good" spoken={`Choice ${position} is good`} compact />
              </Stack>
            )}
          </ListField>
        </FormSection>
      ) : null}
      {lang ? <ToneBar language={lang} /> : null}
    </>
  );
}
