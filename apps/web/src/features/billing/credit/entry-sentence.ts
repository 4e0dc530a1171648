import type { CreditEntryType } from "@app/schema/types.generated.ts";

/** What an entry says happened; `amount` is without its sign: "4 lessons". */
const sentences: Record<CreditEntryType, (amount: string) => string> = {
  GRANT: (amount) => `${amount} added`,
  USE: (amount) => `${amount} used`,
  RETURN: (amount) => `${amount} came back`,
  EXPIRE: (amount) => `${amount} expired`,
  REFUND: (amount) => `${amount} refunded`,
  ADJUST: (amount) => `${amount} taken back`,
  TRANSFER_IN: (amount) => `${amount} moved here`,
  TRANSFER_OUT: (amount) => `${amount} moved to another learner`,
  APPLY: (amount) => `${amount} used for`,
  PUT_BACK: (amount) => `${amount} put back from`,
};

export const entrySentence = (type: CreditEntryType, amount: string): string => sentences[type](amount);
