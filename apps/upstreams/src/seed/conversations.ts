import { and, eq, isNotNull } from "drizzle-orm";
import { conversationPracticeInput } from "@app/domain/conversations/conversation-practice.ts";
import type { Database } from "../database/client.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { conversationPractices } from "../features/conversations/conversations.public.ts";
import { backgrounds, characters } from "../features/stories/stories.public.ts";
import { words } from "../features/words/words.public.ts";
import { spokenConversations } from "./conversation-lines.ts";
import { seedFrom } from "./random.ts";
import { named, reviewedRow } from "./reviewed.ts";

/** Where the chance of conversations begins. */
const chanceFrom = 47_000_000;

const roleIds = ["a", "b"] as const;

/** Conversations to practise in both languages and in all states, between characters of the demo business. */
export async function seedConversations(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const staff = await db.select().from(accountUsers).where(eq(accountUsers.status, "active"));
  const inRole = (role: string) => staff.filter(({ userRole }) => userRole === role).map(({ id }) => id);
  const by = { writers: inRole("content-creator"), reviewers: inRole("content-manager") };
  const [people, places] = [await db.select().from(characters), await db.select().from(backgrounds)];
  const published = await db
    .select()
    .from(words)
    .where(and(isNotNull(words.liveVersion), eq(words.status, "published")));

  const rows = spokenConversations.map(
    ({ subject, title, state, situation, background, people: cast, learner, vocabulary, turns }) =>
      reviewedRow(seed, by, state, () =>
        conversationPracticeInput.parse({
          subject,
          title,
          situation,
          level: "beginner",
          backgroundId: named(places, background).id,
          roles: cast.map((name, at) => ({ roleId: roleIds[at], name, characterId: named(people, name).id })),
          learnerRoleId: roleIds[learner],
          turns: turns.map(([role, text, translation, ...choices], at) => ({
            turnId: `t${at + 1}`,
            roleId: roleIds[role],
            text,
            translation,
            learnerChoices: choices.map(([said, isGood, feedback], place) => ({
              choiceId: `c${place + 1}`,
              text: said,
              isGood,
              feedback,
            })),
          })),
          wordIds: vocabulary.flatMap(
            (headword) => published.find((word) => word.subject === subject && word.headword === headword)?.id ?? [],
          ),
        }),
      ),
  );
  await db.insert(conversationPractices).values(rows);
}
