import type { ReactNode } from "react";
import { messages } from "@app/domain/messages.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Missing } from "@app/ui/feedback/missing.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { examsPath } from "../content-paths.ts";

interface FoundProps<Record> {
  /** "exam" */
  what: string;
  data?: { record: Record | null } | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
  children: (record: Record) => ReactNode;
}

/** A record that was asked for, or what is the matter where there is none. */
export function Found<Record>({ what, data, error, refetch, children }: FoundProps<Record>) {
  if (data?.record) return children(data.record);
  if (!data && error) return <ErrorState {...failure(what, error, refetch)} />;
  if (!data) return <SkeletonPage what={what} />;
  return (
    <Missing
      title={messages.missing(what)}
      text="The address may be mistyped."
      link={<TextLink href={examsPath}>Go to exams</TextLink>}
    />
  );
}
