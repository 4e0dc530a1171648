import { sentenceCase } from "../../../shared/text/format.ts";

/** A label's place in addresses. */
export interface MailPlace {
  customLabel?: string | undefined;
  systemLabel?: string | undefined;
}

export const mailPath = ({ customLabel, systemLabel = "all" }: MailPlace, mailId?: string) =>
  `/app/mail/${customLabel === undefined ? systemLabel : `label/${customLabel}`}${mailId ? `/${mailId}` : ""}`;

const words: Readonly<Record<string, string>> = { all: "All emails", trash: "Bin" };
export const labelName = (name: string) => words[name] ?? sentenceCase(name);
