import { languageOf } from "@app/domain/language/language-of.ts";
import { recorded } from "@app/domain/recordings/recording-rules.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { levelOptions } from "../../../shared/review/content-labels.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import type { ConversationPracticeRecordFragment } from "../conversation.generated.ts";
import { Recordings } from "../../recordings/recordings.public.tsx";
import { ConversationPlayer } from "../preview/conversation-player.tsx";
import { useConversationArt } from "../use-conversation-art.ts";
import { conversationForm, roleNameOf, soundsOf } from "./conversation.fields.ts";

const levelWord = labelOf(levelOptions);

/** What a conversation says, for those who may not edit it now; it can be practised as learners do. */
export function ConversationFacts({ content }: { content: ConversationPracticeRecordFragment }) {
  const { id, subject, level, situation, roles, learnerRoleId, turns, words, backgroundId } = content;
  const art = useConversationArt(id);
  const lang = languageOf(subject);
  return (
    <>
      <FactsSection
        title="Conversation"
        facts={[
          ["Language", subject],
          ["Level", levelWord(level)],
          ["Situation", situation ?? "–"],
          ["Background", art.backgrounds.find((one) => one.id === backgroundId)?.name ?? "None"],
          ["Roles", roles.map(({ roleId }) => roleNameOf(roles, roleId)).join(", ")],
          ["The learner plays", learnerRoleId ? roleNameOf(roles, learnerRoleId) : "–"],
          ["Vocabulary", (words ?? []).map(({ headword }) => headword).join(", ") || "–"],
        ]}
      />
      <Section title="Turns">
        <LineList>
          {turns.map(({ turnId, roleId, text, translation, learnerChoices }) => (
            <li key={turnId}>
              <span>
                <small>{roleNameOf(roles, roleId ?? "")}: </small>
                <Taught lang={lang}>{text ?? "…"}</Taught>
                {learnerChoices.map((choice) => (
                  <small key={choice.choiceId}>
                    {" "}
                    {choice.isGood ? "good" : "not good"}: {choice.text ?? "…"}
                  </small>
                ))}
              </span>
              <small>{translation ?? "Not translated yet"}</small>
            </li>
          ))}
        </LineList>
      </Section>
      <Recordings
        kind="CONVERSATION_PRACTICE"
        recordId={id}
        partNames={new Map(turns.map(({ turnId, text }) => [turnId, text ?? "…"]))}
        name={content.name}
        subject={subject}
        {...recorded["conversation-practice"]}
        needs="conversations:write"
      />
      <Section title="As the learner practises it">
        <ConversationPlayer
          conversation={conversationForm.recordOf(content).values}
          art={art}
          sounds={soundsOf(content)}
        />
      </Section>
    </>
  );
}
