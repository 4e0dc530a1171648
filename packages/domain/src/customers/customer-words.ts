/** Labels of list values that do not speak for themselves, for screens and files. */
import type { AgeGroup, ContactChannel, CustomerSource } from "../people/people-enums.ts";

export const sourceWords: Readonly<Partial<Record<CustomerSource, string>>> = {
  "referral-customer": "Another customer",
  "referral-teacher": "A teacher",
  social: "Social media",
  ads: "Advertising",
  app: "Learning app",
};

export const channelWords: Readonly<Partial<Record<ContactChannel, string>>> = {
  whatsapp: "WhatsApp",
  sms: "Text message",
};

export const ageGroupWords: Readonly<Record<AgeGroup, string>> = {
  "under-5": "under 5",
  "from-5": "5 to 8",
  "from-9": "9 to 12",
  "from-13": "13 to 17",
  adult: "adult",
};
