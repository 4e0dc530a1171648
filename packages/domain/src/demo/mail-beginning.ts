import { demoId } from "./demo-change.ts";
import type { DemoMail } from "./mail.ts";

const hour = 3_600_000;

/** Hours ago, folder, label, read, starred, sender, subject and text. */
const written = [
  [
    ...[1, "inbox", "orders", false, false, "Riverside Library", "Our order for the reading room"],
    "Good morning,\n\nCould you send the eight copies of Igbo for Beginners in one parcel? Our loading bay is open until four.\n\nKind regards,\nRiverside Library",
  ],
  [
    ...[3, "inbox", "teaching", false, true, "Claire Dubois", "Tone dominoes for a class of twenty"],
    "Hello,\n\nHow many sets would you suggest for twenty learners who play in fours? And is there a teacher’s sheet?\n\nClaire",
  ],
  [
    ...[7, "inbox", null, true, false, "Peter Lindqvist", "Invoice for the wall map"],
    "Hello,\n\nI called the order off on Tuesday but the invoice has arrived all the same. Would you look into it?\n\nThanks,\nPeter",
  ],
  [
    ...[20, "inbox", "teaching", true, true, "Yetunde Alabi", "The new edition is lovely"],
    "I used unit four with my Saturday group, and they asked to hear the dialogues twice. Please thank the speakers.\n\nYetunde",
  ],
  [
    ...[29, "inbox", "orders", true, false, "Post Office Counters", "Collection moved to Thursday"],
    "Because of the bank holiday your weekly collection moves from Monday to Thursday, between one and three.",
  ],
  [
    ...[52, "inbox", "personal", true, false, "Grace Thompson", "Cake on Friday"],
    "It is my last day before leave, so there will be cake in the kitchen at three. Bring a fork.\n\nGrace",
  ],
  [
    ...[60, "spam", null, true, false, "Prize Office", "You have been chosen"],
    "Your address has been chosen from among ten thousand. Reply with your bank details to receive your prize.",
  ],
  [
    ...[90, "trash", null, true, false, "Office Supplies Weekly", "Ten offers on toner"],
    "Stock up before the new year: ten offers on toner and paper, delivered free of charge.",
  ],
] as const;

/** The mailbox that a reset brings back. */
export const mailBeginning = (now: Date): { mails: DemoMail[] } => ({
  mails: written.map(([hours, folder, label, isRead, isStarred, fromName, subject, body], n) => ({
    _id: demoId(20, n + 1),
    folder,
    label,
    isRead,
    isStarred,
    fromName,
    subject,
    body,
    fromEmail: `${fromName.toLowerCase().replaceAll(" ", ".")}@mail.example`,
    to: "staff@mail.example",
    sentAt: new Date(now.getTime() - hours * hour).toISOString(),
  })),
});
