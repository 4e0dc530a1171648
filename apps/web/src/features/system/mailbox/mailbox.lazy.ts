import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { listVariablesAt } from "../../../shared/list/use-list-state.ts";
import { MailboxDocument } from "./mailbox.generated.ts";
import { mailboxRules, mailboxVariables } from "./mailbox.rules.ts";

export { MailboxScreen as Component } from "./mailbox.screen.tsx";

/** Asks for the mails that the address names. */
export const preload: Preload = (client, { search }) =>
  prefetchQuery(client, MailboxDocument, mailboxVariables(listVariablesAt(search, mailboxRules)));
