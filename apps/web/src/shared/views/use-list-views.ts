import { skipToken } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { isViewPending, viewParam, type ListRules } from "../list/list-address.ts";
import { useQuery } from "../page/use-query.ts";
import { atView, isBare, unknownIn, viewQuery, wholeList } from "./view-address.ts";
import { ListViewsDocument, type SavedViewFragment } from "./views.generated.ts";

/** The views of a list at its address. */
export interface ListViewsHere {
  path: string;
  views: readonly SavedViewFragment[];
  /** Whether they could not be loaded. */
  failed: boolean;
  /** The view named by the address. */
  current: SavedViewFragment | undefined;
  /** The list's current query, as a view stores it. */
  query: string;
  /** Whether it differs from its view. */
  isChanged: boolean;
  /** The list's address with a view; without one for null. */
  hrefOf: (view: SavedViewFragment | null) => string;
}

function tellUnknown({ name, query }: SavedViewFragment, rules: ListRules): void {
  const unknown = unknownIn(query, rules);
  if (unknown.length === 0) return;
  toast.info(`“${name}” has something that this list no longer has: ${unknown.join(", ")}. It was left out.`);
}

const textOf = (params: URLSearchParams) => `?${params.toString()}`;

/**
 * The views of a list, and the one in its address. An address with only a view is filled in; an empty one becomes the
 * default view's.
 */
export function useListViews(rules: ListRules): ListViewsHere {
  const { pathname: path } = useLocation();
  const [params, setParams] = useSearchParams();
  const { data, error } = useQuery(ListViewsDocument, path ? { variables: { list: path } } : skipToken);
  const views = data?.listViews;
  const failed = error !== undefined || views === null;
  const named = params.get(viewParam);
  const current = views?.find(({ id }) => id === named);
  // A view that has just been deleted here needs no notice.
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (views === undefined && !failed) return;
    const isPending = isViewPending(params);
    const isMissing = named !== null && named !== wholeList && current === undefined && !failed;
    const wanted = isPending ? current : isBare(params, rules) ? views?.find(({ isDefault }) => isDefault) : undefined;
    if (isMissing && last.current !== named) toast.info("This view does not exist, or it is not shared with you.");
    if (current) last.current = current.id;
    if (wanted) tellUnknown(wanted, rules);
    if (!wanted && !isPending && !isMissing) return;
    setParams((now) => (wanted || named === wholeList ? atView(now, wanted ?? null, rules) : withoutView(now)), {
      replace: true,
      preventScrollReset: true,
    });
  }, [views, failed, named, current, params, rules, setParams]);

  const query = viewQuery(params, rules);
  return {
    path,
    failed,
    current,
    query,
    views: views ?? [],
    isChanged: current !== undefined && viewQuery(new URLSearchParams(current.query), rules) !== query,
    hrefOf: (view) => textOf(atView(withoutPage(params), view, rules)),
  };
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(name);
  return next;
}
const withoutView = (params: URLSearchParams) => without(params, viewParam);
const withoutPage = (params: URLSearchParams) => without(params, "page");
