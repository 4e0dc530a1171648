import { formatMoney, type Money } from "@app/domain/money.ts";

/** "£20.00 or $25.00" */
export const sumsInWords = (sums: readonly Money[], joint = " or "): string => sums.map(formatMoney).join(joint);
