import { useState, type ReactNode } from "react";
import { messages } from "@app/domain/messages.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Missing } from "@app/ui/feedback/missing.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../shared/errors/failure.ts";

interface FoundInDemoProps<Data extends { record: object | null }> {
  /** "order" */
  what: string;
  /** The heading where it is not there. */
  title?: string;
  data?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
  list: { label: string; href: string };
  /** Whether it is read again and again: what was read last stays while that fails. Give it a `key`. */
  isPolled?: boolean;
  children: (record: NonNullable<Data["record"]>, data: Data) => ReactNode;
}

/** What a page of a demo is about, or what is the matter where there is none. */
export function FoundInDemo<Data extends { record: object | null }>(props: FoundInDemoProps<Data>) {
  const { what, data, error, refetch, list, isPolled = false, children } = props;
  const [last, setLast] = useState(data);
  if (isPolled && data?.record && data !== last) setLast(data);
  const found = data?.record || !isPolled || !error ? data : last;
  if (found?.record) return children(found.record, found);
  // What cannot be read is not gone.
  if (error) return <ErrorState {...failure(what, error, refetch)} />;
  if (!data) return <SkeletonPage what={what} />;
  return (
    <Missing
      title={props.title ?? messages.missing(what)}
      text="It is no longer in the demo, which is reset every night."
      link={<TextLink href={list.href}>{list.label}</TextLink>}
    />
  );
}
