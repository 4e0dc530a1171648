import { creditName } from "@app/domain/billing/credit-name.ts";
import type { LessonMoneyFragment } from "./booked/booked.generated.ts";

/** What was given because a lesson failed: "30 minutes of credit". */
export const giftWords = ({ gift }: LessonMoneyFragment): string | null =>
  gift ? creditName({ ...gift, unit: gift.unit === "MONEY" ? "money" : "minutes" }) : null;
