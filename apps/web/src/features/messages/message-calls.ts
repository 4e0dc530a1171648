import {
  CustomerMessagesDocument,
  MessageCreateDocument,
  TutorMessageCreateDocument,
  TutorMessagesDocument,
} from "./messages.generated.ts";

/** How messages are read and sent, by what the person is: each has an area of permissions of its own. */
export const messageCalls = {
  customer: {
    query: CustomerMessagesDocument,
    create: MessageCreateDocument,
    fields: ["customerMessages", "customerTimeline"],
  },
  tutor: {
    query: TutorMessagesDocument,
    create: TutorMessageCreateDocument,
    fields: ["tutorMessages", "tutorTimeline"],
  },
} as const;

/** A customer, or somebody who teaches or applies to. */
export type Correspondent = keyof typeof messageCalls;
