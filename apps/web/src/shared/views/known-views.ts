import type { ApolloCache } from "@apollo/client";
import { ListViewsDocument, type SavedViewFragment } from "./views.generated.ts";

type Views = readonly SavedViewFragment[];

/**
 * Updates a list's cached views at once: after a mere refetch, the address would name a view that does not exist yet.
 */
function changeViews(cache: ApolloCache, list: string, change: (views: Views) => SavedViewFragment[]): void {
  cache.updateQuery({ query: ListViewsDocument, variables: { list } }, (data) =>
    data?.listViews ? { ...data, listViews: change(data.listViews) } : data,
  );
}

export const addView = (cache: ApolloCache, view: SavedViewFragment): void =>
  changeViews(cache, view.list, (views) =>
    [...views.filter(({ id }) => id !== view.id), view].toSorted((a, b) => a.name.localeCompare(b.name)),
  );

export const dropView = (cache: ApolloCache, { id: gone, list }: SavedViewFragment): void =>
  changeViews(cache, list, (views) => views.filter(({ id }) => id !== gone));
