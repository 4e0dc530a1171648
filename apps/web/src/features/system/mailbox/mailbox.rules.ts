import { mailStatuses, mailTemplates } from "@app/domain/system/mail-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { MailSort, MailStatus, MailTemplate } from "@app/schema/types.generated.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import type { ListRules } from "../../../shared/list/list-address.ts";
import type { ListVariables } from "../../../shared/list/use-list-state.ts";
import type { MailboxQueryVariables } from "./mailbox.generated.ts";

/** "password-reset" → "Password reset". */
export const mailWords = (name: string): string => sentenceCase(name.toLowerCase().replaceAll(/[-_]/g, " "));

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: mailWords(name) }));

/** What the address of the mailbox may say. */
export const mailboxRules: ListRules<MailSort> = {
  sort: "CREATED_DESC",
  sorts: ["CREATED_DESC", "CREATED_ASC"],
  columns: ["subject", "status", "created"].map((id) => ({ id })),
  filters: [
    { name: "template", label: "About", multiple: true, options: options(mailTemplates) },
    { name: "status", label: "Status", multiple: true, options: options(mailStatuses) },
  ],
};

/** What the address asks of the server; filters that are not in force are left out. */
export function mailboxVariables({ page, sort, search, chosen }: ListVariables<MailSort>): MailboxQueryVariables {
  const template = chosen("template")?.map((one) => toEnumName(one) as MailTemplate);
  const status = chosen("status")?.map((one) => toEnumName(one) as MailStatus);
  const filter = {
    ...(search !== undefined && { search }),
    ...(template !== undefined && { template }),
    ...(status !== undefined && { status }),
  };
  return { page, sort, filter };
}
