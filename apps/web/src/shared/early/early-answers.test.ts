import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from "@apollo/client";
import { EarlyAnswers } from "./early-answers.ts";

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
  const early = new EarlyAnswers(() => now);
  const server = new ApolloLink(({ variables }) => {
    asked.push(variables["code"]);
    return new Observable((observer) => {
      observer.next({
        data: { region: { __typename: "Region", name: `${String(variables["code"])} ${asked.length}` } },
      });
      observer.complete();
    });
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
  const save = () => client.mutate({ mutation, context: { token } });
  return { asked, ask, save, early, pass: (ms: number) => (now += ms) };
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

it("passes on that the page's own request failed", async () => {
  const { ask, early } = portal();
  early.keep("Region", { code: "UK" }, "one", Promise.reject(new TypeError("Failed to fetch")));
  await expect(ask("UK")).rejects.toThrow("Failed to fetch");
});
