import {
  CustomerMessagesDocument,
  MessageCreateDocument,
  TutorMessageCreateDocument,
  TutorMessagesDocument,
} from "./messages.generated.ts";

/** How messages are read and sent, by what the person is: each has an area of permissions of its own. */
export const messageCalls = {
  customer: { query: CustomerMessagesDocument, create: MessageCreateDocument, field: "customerMessages" },
  tutor: { query: TutorMessagesDocument, create: TutorMessageCreateDocument, field: "tutorMessages" },
} as const;

/** A customer, or somebody who teaches or applies to. */
export type Correspondent = keyof typeof messageCalls;
