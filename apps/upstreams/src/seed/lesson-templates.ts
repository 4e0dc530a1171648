import { billingMailKinds } from "@app/domain/billing/billing-mail-kinds.ts";
import { groupMailKinds } from "@app/domain/group-lessons/group-mail-kinds.ts";
import { lessonMailKinds } from "@app/domain/lessons/lesson-mail-kinds.ts";
import { referralMailKinds } from "@app/domain/referrals/referral-mail-kinds.ts";
import { billingTexts } from "../features/billing/billing.public.ts";
import { groupTexts } from "../features/group-lessons/group-lessons.public.ts";
import { lessonTexts } from "../features/lessons/lessons.public.ts";
import { referralTexts } from "../features/referrals/rewards.public.ts";

const email = { language: "en" as const, channel: "email" as const };

/** The emails about lessons, sessions, money and referrals as the portal words them until a director words them otherwise. */
export const lessonTemplates = [
  ...lessonMailKinds.map((kind) => ({ ...email, kind, ...lessonTexts[kind] })),
  ...groupMailKinds.map((kind) => ({ ...email, kind, ...groupTexts[kind] })),
  ...billingMailKinds.map((kind) => ({ ...email, kind, ...billingTexts[kind] })),
  ...referralMailKinds.map((kind) => ({ ...email, kind, ...referralTexts[kind] })),
];
