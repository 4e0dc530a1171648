import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { ListPage } from "@app/ui/list/list-page.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { countedPanel } from "../../../shared/views/counted-panel.tsx";
import { listAnswer } from "../../../shared/list/list-answer.ts";
import { exportBy, shownColumns, useExport } from "../../../shared/export/use-export.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useListState } from "../../../shared/list/use-list-state.ts";
import { ViewsSlot } from "../../../shared/views/views-slot.tsx";
import { MailPane } from "./mail-pane.tsx";
import { mailboxColumns } from "./mailbox.columns.tsx";
import { mailboxRules, mailboxVariables } from "./mailbox.rules.ts";
import { MailboxDocument } from "./mailbox.generated.ts";
import { useMedia } from "@app/ui/theme/use-media.ts";
import css from "./mailbox.screen.module.css";

const exported = exportBy(async () => (await import("./mailbox-export.generated.ts")).MailsExportDocument);

/** Mails that the portal wrote; without a mail server this is where they are read. The open one is in the address. */
export function MailboxScreen() {
  const [params] = useSearchParams();
  const { state, onChange, variables, isViewPending } = useListState(mailboxRules);
  const asked = mailboxVariables(variables);
  const result = useQuery(
    MailboxDocument,
    isViewPending ? skipToken : { variables: asked, fetchPolicy: "cache-and-network" },
  );
  const answer = listAnswer(result, (data) => data.mails, ["email", "emails"]);
  const exporting = useExport(exported, {
    filter: asked.filter,
    sort: asked.sort,
    total: answer.total,
    columns: shownColumns(mailboxColumns, state),
  });
  const isNarrow = useMedia("(max-width: 1099.95px)");
  const open = params.get("mail");
  const back = withParams(params, { mail: null });
  if (isNarrow && open !== null) return <MailPane key={open} id={open} back={back} />;

  const list = (
    <ListPage
      title="Mailbox"
      {...answer}
      actions={exporting.actions}
      loading={answer.loading || isViewPending}
      views={<ViewsSlot rules={mailboxRules} isShown={answer.rows !== undefined} />}
      filterPanel={countedPanel("mail", asked.filter)}
      columns={mailboxColumns}
      state={state}
      onChange={onChange}
      filters={mailboxRules.filters ?? []}
      searchLabel="Address or subject"
      rowHref={({ id }) => withParams(params, { mail: id })}
      empty={{
        title: "No emails yet.",
        text: "Until outgoing email is set up, invitations and password links are kept here instead of being sent. To set it up, ask the person who runs the server.",
      }}
    />
  );
  return isNarrow ? (
    <>
      {list}
      {exporting.dialog}
    </>
  ) : (
    <div className={css.panes}>
      {list}
      <aside aria-label="Reading pane">
        <MailPane key={open} id={open} />
      </aside>
      {exporting.dialog}
    </div>
  );
}
