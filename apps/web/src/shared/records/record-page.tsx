import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { messages } from "@app/domain/messages.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Missing } from "@app/ui/feedback/missing.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { prefetchQuery } from "../prefetch/prefetch-query.ts";
import type { Preload } from "../prefetch/preload.ts";
import { failure } from "../errors/failure.ts";
import { WithMissing } from "../errors/with-missing.tsx";
import { usePageTitle } from "../page/page-title.tsx";
import { useQuery } from "../page/use-query.ts";
import type { NamedRecord, RecordQuery } from "./record-documents.ts";

interface RecordPageProps<Found> {
  /** "pod" */
  what: string;
  query: RecordQuery<Found>;
  /** The name of the id parameter: "podId". */
  param: string;
  /** Where to go if the record does not exist. */
  list: { label: string; href: string };
  children: (record: Found) => ReactNode;
}

/**
 * A record's page: loads it by the id in the address, sets the title, and handles a missing record or part of one:
 *
 *     <RecordPage what="pod" query={PodRecordDocument} param="podId" list={{ label: "Go to pods", href: podsPath }}>
 *       {(pod) => <DetailPage title={pod.name} … />}
 *     </RecordPage>
 */
export function RecordPage<Found extends NamedRecord>(props: RecordPageProps<Found>) {
  const { what, query, param, list, children } = props;
  const id = useParams()[param] ?? "";
  const { data, loading, error, refetch } = useQuery(query, { variables: { id }, fetchPolicy: "cache-and-network" });
  const record = data?.record;
  usePageTitle(record?.name ?? null);

  if (record) {
    return (
      <WithMissing what={what} error={error} retry={refetch}>
        {children(record)}
      </WithMissing>
    );
  }
  if (loading) return <SkeletonPage what={what} />;
  if (error) return <ErrorState {...failure(what, error, refetch)} />;
  return (
    <Missing
      title={messages.missing(what)}
      text="The address may be mistyped."
      link={<TextLink href={list.href}>{list.label}</TextLink>}
    />
  );
}

/** The `preload` of such a page's lazy file: fetches the record of the address. */
export const preloadRecord =
  <Found,>(query: RecordQuery<Found>, param: string): Preload =>
  (client, { params }) =>
    prefetchQuery(client, query, { id: params[param] ?? "" });
