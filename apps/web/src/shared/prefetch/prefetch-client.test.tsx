import { ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from "@apollo/client";
import { ApolloProvider, skipToken, useQuery } from "@apollo/client/react";
import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { startTransition, useState } from "react";
import { Observable } from "rxjs";
import { prefetchQuery } from "./prefetch-query.ts";
import { PrefetchedAnswers, forgetPrefetched } from "./prefetched-answers.ts";
import { PrefetchClient } from "./prefetch-client.ts";

const query: TypedDocumentNode<{ region: { __typename: "Region"; name: string } }, { code: string }> = gql`
  query Region($code: String) {
    region(code: $code) {
      name
    }
  }
`;

const mutation = gql`
  mutation Save {
    saved
  }
`;

/** A portal of one screen. The server answers when it is told to. */
function portal() {
  let now = 0;
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const server = new ApolloLink(
    ({ operationName = "", variables }) =>
      new Observable((observer) => {
        asked.push(operationName === "Save" ? "save" : String(variables["code"]));
        const region = { __typename: "Region", name: `${String(variables["code"])} ${asked.length}` };
        waiting.push(() => {
          observer.next({ data: operationName === "Save" ? { saved: true } : { region } });
          observer.complete();
        });
      }),
  );
  const early = new PrefetchedAnswers(() => now);
  const client = new PrefetchClient(early, {
    cache: new InMemoryCache(),
    link: ApolloLink.from([early, server]),
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  const written = jest.spyOn(client.cache, "writeQuery");
  /** What was drawn, in turn. */
  const drawn: string[] = [];
  const refetches: (() => unknown)[] = [];
  const Screen = ({ code }: { code: string | null }) => {
    const { data, loading, refetch } = useQuery(
      query,
      code === null ? skipToken : { variables: { code }, fetchPolicy: "cache-and-network" },
    );
    refetches.push(refetch);
    const text = `${data?.region.name ?? "nothing"}${loading ? ", asking" : ""}`;
    drawn.push(text);
    return <p>{text}</p>;
  };
  const goes: ((code: string | null, isOpen?: boolean) => void)[] = [];
  const Portal = () => {
    const [at, setAt] = useState<{ code: string | null; isOpen: boolean }>({ code: null, isOpen: false });
    goes.push((code, isOpen = true) => {
      startTransition(() => {
        setAt({ code, isOpen });
      });
    });
    return at.isOpen ? <Screen code={at.code} /> : null;
  };
  render(
    <ApolloProvider client={client}>
      <Portal />
    </ApolloProvider>,
  );
  const answer = () =>
    act(async () => {
      for (const one of waiting.splice(0)) one();
      await new Promise((over) => setTimeout(over));
    });
  return {
    client,
    asked,
    drawn,
    written,
    answer,
    hover: (code: string) => prefetchQuery(client, query, { code }),
    /** As a press or the address does. */
    open: (code: string | null, isOpen?: boolean) => {
      act(() => {
        goes.at(-1)?.(code, isOpen);
      });
    },
    retry: () => {
      act(() => {
        refetches.at(-1)?.();
      });
    },
    save: () => client.mutate({ mutation }),
    pass: (ms: number) => (now += ms),
  };
}

it("draws what hovering asked for at once and once, and writes it once", async () => {
  const { hover, answer, open, asked, drawn, written } = portal();
  // A row asks when the pointer comes in, the link in it a moment later.
  const hovered = [hover("UK"), hover("UK")];
  await answer();
  await Promise.all(hovered);
  void hover("UK");
  open("UK");
  await answer();
  expect(asked).toEqual(["UK"]);
  expect(drawn).toEqual(["UK 1"]);
  expect(written).toHaveBeenCalledTimes(1);
});

it("takes in once what comes only after the press", async () => {
  const { hover, answer, open, asked, written } = portal();
  const hovered = hover("UK");
  open("UK");
  await answer();
  await hovered;
  expect(await screen.findByText("UK 1")).toBeVisible();
  expect(asked).toEqual(["UK"]);
  expect(written).toHaveBeenCalledTimes(1);
});

it.each([
  ["of another record, where the screen stays", "NG"],
  ["that first had nothing to ask for", null],
])("does the same for a screen %s", async (_, first) => {
  const { hover, answer, open, asked, drawn, written } = portal();
  open(first);
  await answer();
  written.mockClear();
  void hover("UK");
  await answer();
  asked.length = drawn.length = 0;
  open("UK");
  await answer();
  expect(asked).toEqual([]);
  expect(new Set(drawn)).toEqual(new Set([first === null ? "UK 1" : "UK 2"]));
  expect(written).toHaveBeenCalledTimes(1);
});

it("asks the server where the screen is asked to load again", async () => {
  const { hover, answer, open, retry } = portal();
  void hover("UK");
  await answer();
  open("UK");
  retry();
  await answer();
  expect(await screen.findByText("UK 2")).toBeVisible();
});

it("shows what it has and asks afresh when it is opened again later", async () => {
  const { hover, answer, open, pass, asked, drawn } = portal();
  void hover("UK");
  await answer();
  open("UK");
  open(null, false);
  pass(2_000);
  drawn.length = 0;
  open("UK");
  expect(drawn).toContain("UK 1, asking");
  await answer();
  expect(await screen.findByText("UK 2")).toBeVisible();
  expect(asked).toEqual(["UK", "UK"]);
});

it.each(["something was saved", "others changed something", "time went by"])(
  "asks afresh where %s after the hovering",
  async (what) => {
    const { client, hover, answer, open, save, pass } = portal();
    void hover("UK");
    await answer();
    if (what === "something was saved") {
      void save();
      await answer();
    } else if (what === "time went by") pass(10_000);
    else forgetPrefetched(client);
    open("UK");
    await answer();
    expect(await screen.findByText(/^UK [23]$/)).toBeVisible();
  },
);

it("asks afresh where hovering asked while something was being saved", async () => {
  const { hover, answer, open, save, asked } = portal();
  const saved = save();
  void hover("UK");
  await answer();
  await saved;
  open("UK");
  expect(asked).toEqual(["save", "UK", "UK"]);
});
