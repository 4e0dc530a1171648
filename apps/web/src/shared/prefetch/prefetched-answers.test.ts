import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from "@apollo/client";
import { from } from "rxjs";
import { prefetchQuery } from "./prefetch-query.ts";
import { PrefetchedAnswers } from "./prefetched-answers.ts";

const query: TypedDocumentNode<{ region: { name: string } }, { code: string }> = gql`
  query Region($code: String) {
    region(code: $code) {
      name
    }
  }
`;

const mutation = gql`
  mutation Save {
    region {
      name
    }
  }
`;

function portal(token = "one") {
  const asked: unknown[] = [];
  let now = 0;
  let broken = false;
  const early = new PrefetchedAnswers(() => now);
  const server = new ApolloLink(({ variables }) => {
    asked.push(variables["code"]);
    const region = { __typename: "Region", name: `${String(variables["code"])} ${asked.length}` };
    const answer = broken ? { data: { region: null }, errors: [{ message: "Network error" }] } : { data: { region } };
    return from(Promise.resolve(answer));
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([early, server]),
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  const ask = async (code: string, context: object = {}) => {
    const options = {
      query,
      variables: { code },
      fetchPolicy: "no-cache" as const,
      errorPolicy: "none" as const,
      context: { token, ...context },
    };
    const { data } = await client.query(options);
    return data.region.name;
  };
  /** As a screen does, that asks afresh. */
  const open = async (code: string) => {
    const { data } = await client.query({ query, variables: { code }, fetchPolicy: "network-only" });
    return data?.region.name;
  };
  const save = () => client.mutate({ mutation, context: { token } });
  return {
    client,
    asked,
    ask,
    open,
    save,
    early,
    pass: (ms: number) => (now += ms),
    breakServer: (is: boolean) => (broken = is),
  };
}

it("asks once for what was asked for early and is then wanted", async () => {
  const { ask, asked } = portal();
  await ask("UK", { early: true });
  expect(await ask("UK")).toBe("UK 1");
  expect(asked).toEqual(["UK"]);
});

it("gives an early answer away once: who asks again gets a fresh one", async () => {
  const { ask, asked } = portal();
  await ask("UK", { early: true });
  await ask("UK");
  expect(await ask("UK")).toBe("UK 2");
  expect(asked).toHaveLength(2);
});

it("asks for the same only once, however often it is asked for early", async () => {
  const { ask, asked } = portal();
  await ask("UK", { early: true });
  await ask("UK", { early: true });
  expect(asked).toHaveLength(1);
});

it.each([
  ["other variables", "NG", {}, 0],
  ["another person", "UK", { token: "two" }, 0],
  ["what was wanted too long ago", "UK", {}, 10_000],
])("is no answer to %s", async (_, code, context, wait) => {
  const { ask, asked, pass } = portal();
  await ask("UK", { early: true });
  pass(wait);
  await ask(code, context);
  expect(asked).toEqual(["UK", code]);
});

it("forgets what was asked for before a change", async () => {
  const { ask, asked, save } = portal();
  await ask("UK", { early: true });
  await save();
  expect(await ask("UK")).toBe("UK 3");
  expect(asked).toHaveLength(3);
});

it("takes in what the page asked for before the portal ran", async () => {
  const { ask, asked, early } = portal();
  const answer = { data: { region: { __typename: "Region", name: "from the page" } } };
  early.keep("Region", { code: "UK" }, "one", Promise.resolve(answer));
  expect(await ask("UK")).toBe("from the page");
  expect(asked).toEqual([]);
});

it("asks again where the page's own request failed", async () => {
  const { ask, early } = portal();
  early.keep("Region", { code: "UK" }, "one", Promise.reject(new TypeError("Failed to fetch")));
  await Promise.resolve();
  expect(await ask("UK")).toBe("UK 1");
});

it("asks again where what was asked for early was refused", async () => {
  const { ask, asked, breakServer } = portal();
  breakServer(true);
  await expect(ask("UK", { early: true })).rejects.toThrow("Network error");
  breakServer(false);
  expect(await ask("UK")).toBe("UK 2");
  expect(asked).toHaveLength(2);
});

it("gives an early answer that is still on its way to the screen, and then no more", async () => {
  const { client, open, asked } = portal();
  void prefetchQuery(client, query, { code: "UK" });
  expect(await open("UK")).toBe("UK 1");
  expect(await open("UK")).toBe("UK 2");
  expect(asked).toHaveLength(2);
});

it("does not ask early for what a screen is asking for", async () => {
  const { client, open, asked } = portal();
  const first = open("UK");
  void prefetchQuery(client, query, { code: "UK" });
  expect(await first).toBe("UK 1");
  expect(asked).toHaveLength(1);
});
