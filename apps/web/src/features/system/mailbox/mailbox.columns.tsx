import type { ListColumn } from "@app/ui/list/list-column.ts";
import { Lines } from "@app/ui/value/lines.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import { MailStatusChip } from "./mail-status.tsx";
import type { MailRowFragment } from "./mailbox.generated.ts";

export const mailboxColumns: readonly ListColumn<MailRowFragment>[] = [
  {
    id: "subject",
    header: "Email",
    minWidth: 240,
    maxWidth: 720,
    card: "title",
    cell: ({ subject, to }) => <Lines first={subject} second={to} />,
  },
  { id: "status", header: "Status", card: "status", cell: ({ status }) => <MailStatusChip status={status} /> },
  {
    id: "created",
    header: "Written",
    sort: "CREATED",
    firstSort: "DESC",
    card: "lead",
    cell: ({ createdAt }) => <Ago value={createdAt} />,
  },
];
