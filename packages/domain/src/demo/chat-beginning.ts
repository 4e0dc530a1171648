import type { Chat, ChatContact } from "./chat.ts";
import { demoId } from "./demo-change.ts";

const minute = 60_000;

/** Name, and minutes since they were last there; 0 for who is there now. */
const people = [
  ["Claire Dubois", 0],
  ["Obinna Okafor", 12],
  ["Grace Thompson", 0],
  ["Peter Lindqvist", 3000],
  ["Yetunde Alabi", 95],
  ["Marcus Bell", 10_000],
] as const;

/** Who the conversation is with, and of each message how many minutes ago it was written, and the text. */
const written: readonly (readonly [contact: number, texts: readonly (readonly [minutes: number, body: string])[]])[] = [
  [
    1,
    [
      [190, "Good morning! Is the large wall map back in stock?"],
      [184, "I would need two, for the rooms upstairs."],
    ],
  ],
  [2, [[26, "The parcel has arrived, thank you. One of the flash cards is creased, but it can be used."]]],
  [
    5,
    [
      [1600, "Could I have unit four as large print? I have a learner with poor sight."],
      [1500, "No hurry, her next lesson is on Saturday."],
    ],
  ],
];

/** The chat that a reset brings back. */
export function chatBeginning(now: Date): Chat {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute).toISOString();
  const contacts = people.map(([name, minutes], n): ChatContact => ({
    _id: demoId(30, n + 1),
    name,
    avatar: null,
    isActive: minutes === 0,
    lastActivity: minutes === 0 ? null : ago(minutes),
  }));
  const threads = written.map(([contact, texts]) => {
    const threadKey = demoId(30, contact);
    const author = contacts.find(({ _id }) => _id === threadKey)?.name ?? "";
    const messages = texts.map(([minutes, body], n) => ({
      _id: demoId(31, contact * 10 + n),
      threadKey,
      userId: threadKey,
      author,
      body,
      attachments: [],
      createdAt: ago(minutes),
    }));
    return { threadKey, messages, seenAt: {} };
  });
  return { contacts, threads };
}
