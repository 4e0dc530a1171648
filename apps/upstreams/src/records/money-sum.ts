import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";

/** An amount in one currency, as answers have it. */
export const moneySum = z.object({ currency: z.enum(currencies), amount: z.int() }).meta({ id: "MoneySum" });
