import { eq } from "drizzle-orm";
import {
  closingWords,
  openingWords,
  statementAsked,
  statementFile,
  statementPeriod,
  statementLineWords,
  type StatementAsked,
} from "@app/domain/billing/statement.ts";
import { dayInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { Context } from "../../../service/context.ts";
import { customers, personOf } from "../../customers/customers.public.ts";
import { regions } from "../../regions/regions.public.ts";
import { issuerOf } from "../issuer.ts";
import { statementOf, type Statement } from "../statement/statement.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { billedTo } from "./invoice-document.ts";

/** Under which owner a statement is ordered: what was asked, and a mark of what it says, so that it is drawn once. */
export const statementOwner = ({ customerId, currency, from, to }: StatementAsked, mark: string): string =>
  [customerId, currency, from, to, mark].join(" ");

function askedFrom(ownerId: string): StatementAsked | null {
  const [customerId, currency, from, to] = ownerId.split(" ");
  return statementAsked.safeParse({ customerId, currency, from, to }).data ?? null;
}

const rowOf = ({ kind, name, day, forDay, amount }: Statement["lines"][number], money: (amount: number) => string) => [
  Object.values(statementLineWords({ kind, name, amount })).filter(Boolean).join(" "),
  forDay ? `${dayInWords(day)}, for ${dayInWords(forDay)}` : dayInWords(day),
  money(amount),
];

/** What a statement's PDF says: what was owed before, what changed it, and what is owed at the end. */
export async function statementDocument(
  context: Pick<Context, "db">,
  ownerId: string,
): Promise<(DocumentFacts & { refersId: string }) | null> {
  const asked = askedFrom(ownerId);
  const [row] = asked
    ? await context.db
        .select({ region: regions })
        .from(customers)
        .leftJoin(regions, eq(regions.id, customers.regionId))
        .where(eq(customers.id, asked.customerId))
    : [];
  if (!asked || !row) return null;
  const { customerId, currency, from, to } = asked;
  const issuer = row.region && issuerOf(row.region, { currency, paymentGateway: "BANK_TRANSFER" });
  const { opening, lines, closing } = await statementOf(context, asked);
  const money = (amount: number) => formatMoney({ currency, amount });
  const { firstName, lastName, email } = await personOf(context, customerId);
  const bank = closing > 0 ? issuer?.bankDetails : null;
  return {
    refersId: customerId,
    kind: "statement",
    title: "Statement",
    number: statementPeriod(asked),
    fileName: statementFile(asked),
    issuer,
    to: {
      label: "Account of",
      lines: await billedTo(context, { customerId, firstName, lastName, ...(email !== null && { email }) }),
    },
    dates: [
      ["From", dayInWords(from)],
      ["To", dayInWords(to)],
    ],
    columns: [
      { heading: "What", share: 0.46, align: "left" },
      { heading: "Day", share: 0.34, align: "left" },
      { heading: "Amount", share: 0.2, align: "right" },
    ],
    rows: [[openingWords(opening), "", money(Math.abs(opening))], ...lines.map((line) => rowOf(line, money))],
    sums: [[closingWords(closing), money(Math.abs(closing)), "strong"]],
    paragraphs: bank ? [["How to pay", `Please pay by bank transfer to:\n${bank}`]] : [],
  };
}
