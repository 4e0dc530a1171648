/** A search of the portal, with its query. */
export interface Place {
  name: string;
  query: string;
  variables: (typed: string) => object;
  /** The number of results; null without a response. */
  foundIn: (data: Readonly<Record<string, unknown>>) => number | null;
}

const picker: Place = {
  name: "the picker of learners",
  query: `query LearnerSearch($search: String, $page: PageInput!) {
    learners(search: $search, page: $page) {
      items { id kind name ageGroup timeZone payer { id name customerNumber } region { id code name } }
      pageInfo { totalCount totalIsEstimate }
    }
  }`,
  variables: (search) => ({ search, page: { number: 1, size: 20 } }),
  foundIn: ({ learners }) => (learners as { pageInfo: { totalCount: number } } | null)?.pageInfo.totalCount ?? null,
};

const drawer: Place = {
  name: "the search drawer",
  query: "query Search($query: String!) { search(query: $query) { title description kind url } }",
  variables: (query) => ({ query }),
  foundIn: ({ search }) => (search as unknown[] | null)?.length ?? null,
};

export const places: readonly Place[] = [picker, drawer];
