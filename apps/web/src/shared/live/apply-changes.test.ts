import { ApolloClient, ApolloLink, InMemoryCache, Observable, gql, type DocumentNode } from "@apollo/client";
import { prefetchQuery } from "../prefetch/prefetch-query.ts";
import { PrefetchedAnswers } from "../prefetch/prefetched-answers.ts";
import { createApplier } from "./apply-changes.ts";
import type { LiveChangeFragment } from "./changes.generated.ts";

const regions = gql`
  query Regions {
    regions {
      items {
        id
        version
      }
    }
  }
`;
const sessions = gql`
  query Sessions {
    sessions {
      id
    }
  }
`;

const change = (over: Partial<LiveChangeFragment>): LiveChangeFragment => ({
  __typename: "Change",
  cursor: "c",
  action: "UPDATED",
  kind: "REGION",
  entityId: "r1",
  partOfId: null,
  version: 3,
  ...over,
});

/** A client whose server holds one region and one session, and notes what it is asked for. */
function portal() {
  let version = 2;
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = "" }) => {
    asked.push(operationName);
    const data =
      operationName === "Regions"
        ? { regions: { __typename: "RegionPage", items: [{ __typename: "Region", id: "r1", version }] } }
        : { sessions: [{ __typename: "Session", id: "s1" }] };
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const early = new PrefetchedAnswers(() => 0);
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([early, link]),
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  early.serve(client);
  const shown = (query: DocumentNode) =>
    new Promise<void>((resolve) => {
      const observable = client.watchQuery({ query, fetchPolicy: "cache-and-network" });
      observable.subscribe(({ data, loading }) => {
        if (data !== undefined && !loading) resolve();
      });
    });
  return { client, asked, shown, applier: createApplier(client), setVersion: (next: number) => (version = next) };
}
const gathered = () => new Promise((resolve) => setTimeout(resolve, 250));

it("asks again for what is shown and touched, once for changes that come together, and for nothing else", async () => {
  const { asked, shown, applier, setVersion, client } = portal();
  await Promise.all([shown(regions), shown(sessions)]);
  setVersion(4);
  asked.splice(0);
  applier.take(change({ version: 3 }));
  applier.take(change({ version: 4 }));
  await gathered();
  expect(asked).toEqual(["Regions"]);
  expect(client.cache.extract()).toMatchObject({ "Region:r1": { version: 4 } });
});

it("asks for nothing that this browser has saved or read already", async () => {
  const { asked, shown, applier } = portal();
  await shown(regions);
  asked.splice(0);
  applier.take(change({ version: 2 }));
  await gathered();
  expect(asked).toEqual([]);
  applier.take(change({ action: "CREATED", version: 1, entityId: "r2" }));
  await gathered();
  expect(asked).toEqual(["Regions"]);
});

it("asks again for regions when the terms of a policy that they name have changed", async () => {
  const { asked, shown, applier } = portal();
  await Promise.all([shown(regions), shown(sessions)]);
  asked.splice(0);
  applier.take(change({ kind: "CANCELLATION_POLICY", entityId: "p1" }));
  await gathered();
  expect(asked).toEqual(["Regions"]);
});

it("asks for all that is shown after a gap", async () => {
  const { asked, shown, applier } = portal();
  await Promise.all([shown(regions), shown(sessions)]);
  asked.splice(0);
  applier.take(change({ action: "RESYNC", kind: null, entityId: null, version: null }));
  await gathered();
  expect(asked.toSorted()).toEqual(["Regions", "Sessions"]);
});

it("asks where it is told no more than the kind", async () => {
  const { asked, shown, applier } = portal();
  await shown(regions);
  asked.splice(0);
  applier.take(change({ entityId: null, version: null }));
  await gathered();
  expect(asked).toEqual(["Regions"]);
});

it("takes no answer that was asked for before the change", async () => {
  const { asked, shown, applier, setVersion, client } = portal();
  await shown(regions);
  void prefetchQuery(client, regions, {});
  setVersion(4);
  asked.splice(0);
  applier.take(change({ version: 4 }));
  await gathered();
  expect(asked).toEqual(["Regions"]);
  expect(client.cache.extract()).toMatchObject({ "Region:r1": { version: 4 } });
});
