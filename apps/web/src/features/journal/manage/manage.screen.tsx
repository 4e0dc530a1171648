import { useSearchParams } from "react-router-dom";
import { journalKinds, type JournalKind } from "@app/domain/journal/journal-enums.ts";
import { followUpState } from "@app/domain/journal/journal-times.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { RuledList } from "@app/ui/detail/ruled-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Plus } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { toEnumName } from "@app/domain/enums.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { EntryList } from "../entry-list.tsx";
import { kindWord, useToday } from "../journal-labels.ts";
import { JournalListDocument, JournalTemplatesDocument } from "../journal.generated.ts";
import { journalPath } from "../journal.kind.ts";
import { manageDialogs } from "./manage-dialogs.ts";

const groups = [
  ["overdue", "Overdue", "Nothing is overdue."],
  ["today", "Today", "Nothing is due today."],
  ["later", "Later", "Nothing is planned."],
] as const;

/** What is still to be followed up: overdue, today, later. */
function FollowUps() {
  const today = useToday();
  const { data, loading, error, refetch } = useQuery(JournalListDocument, {
    variables: { filter: { followUp: ["OVERDUE", "TODAY", "LATER"] }, page: { size: 100 }, sort: "FOLLOW_UP_ASC" },
    fetchPolicy: "cache-and-network",
  });
  const entries = data?.page?.items;
  if (entries === undefined) {
    if (loading) return <SkeletonLines count={8} />;
    return <ErrorState {...failure("follow-ups", error, refetch)} />;
  }
  return groups.map(([state, title, none]) => (
    <Section key={state} title={title}>
      <EntryList
        entries={entries.filter((entry) => followUpState(entry, today) === state)}
        opens="view"
        none={none}
        named
        onDone={() => void refetch()}
      />
    </Section>
  ));
}

/** The text that entries of each kind begin with. */
function Texts() {
  const [params] = useSearchParams();
  const mayWrite = useCan()("tutorManagement:write");
  const { data } = useQuery(JournalTemplatesDocument, { fetchPolicy: "cache-and-network" });
  const textOf = (kind: JournalKind) => data?.journalTemplates?.find((one) => one.kind === toEnumName(kind))?.body;
  return (
    <Section title="Texts that entries begin with">
      <RuledList>
        {journalKinds.map((kind) => (
          <li key={kind}>
            <p>
              {kindWord(kind)}
              <small>{textOf(kind)?.replaceAll("\n", " ") ?? "Begins empty"}</small>
            </p>
            {mayWrite ? (
              <TextLink href={withParams(params, { text: kind })} aria-label={`Edit the text for ${kindWord(kind)}`}>
                Edit
              </TextLink>
            ) : null}
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

/** Where entries are written, followed up, and given the texts that they begin with. */
export function ManageScreen() {
  const [params] = useSearchParams();
  return (
    <>
      <DetailPage
        title="Manage journal"
        line={<TextLink href={journalPath}>All journal entries</TextLink>}
        actions={[{ label: "Add journal entry", icon: Plus, main: true, href: withParams(params, { new: "" }) }]}
      >
        <TabColumn>
          <FollowUps />
          <Texts />
        </TabColumn>
      </DetailPage>
      <RecordDialogs dialogs={manageDialogs} />
    </>
  );
}
