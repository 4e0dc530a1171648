import { type ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { of } from "rxjs";
import { takeOperations } from "@app/domain/playground/hand-over.ts";
import { toastQueue } from "@app/ui/feedback/toast-queue.ts";
import { PrefetchClient } from "../../shared/prefetch/prefetch-client.ts";
import { PrefetchedAnswers } from "../../shared/prefetch/prefetched-answers.ts";
import { prefetchQuery } from "../../shared/prefetch/prefetch-query.ts";
import { openBehindScreen } from "./behind-screen.ts";

const named = (name: string) =>
  gql(`query ${name}($input: Input, $code: String) { ${name.toLowerCase()}(input: $input, code: $code) { id } }`);
const save = gql`
  mutation Save {
    save {
      id
    }
  }
`;

let client: ApolloClient;
let opened: string[];
beforeEach(() => {
  const early = new PrefetchedAnswers(Date.now);
  const server = new ApolloLink(() => of({ data: {} }));
  client = new PrefetchClient(early, {
    cache: new InMemoryCache(),
    link: ApolloLink.from([early, server]),
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  opened = [];
  jest.spyOn(window, "open").mockImplementation((href) => {
    opened.push(String(href));
    return window;
  });
  localStorage.clear();
  history.replaceState(null, "", "/app/tutoring/regions/NG");
});

const ask = (name: string, variables: object = {}) =>
  client.query({ query: named(name), variables, fetchPolicy: "no-cache", errorPolicy: "all" });
function handed() {
  openBehindScreen(client);
  const fragment = new URL(opened.at(-1) ?? "", location.href).hash;
  return takeOperations(localStorage, fragment, Date.now());
}
const names = () => handed().map(({ query }) => /query (\w+)/.exec(query)?.[1]);

it("hands over what the page has asked since its address was opened, each once, and no mutation", async () => {
  await ask("Before");
  history.replaceState(null, "", "/app/tutoring/customers");
  await ask("Me");
  await ask("Owner", { code: "1" });
  await ask("Owner", { code: "2" });
  await client.mutate({ mutation: save, fetchPolicy: "no-cache" });
  history.replaceState(null, "", "/app/tutoring/customers?q=Ada");
  await ask("Found");
  await prefetchQuery(client, named("Hovered"), {});
  expect(names()).toEqual(["Owner", "Found"]);
  expect(opened).toEqual([expect.stringMatching(/^\/playground#from=[\w-]{36}$/)]);
});

it("hands over what the page shows, though another page asked it ahead", async () => {
  await prefetchQuery(client, named("Ahead"), {});
  history.replaceState(null, "", "/app/tutoring/customers");
  const shown = client.watchQuery({ query: named("Ahead"), variables: {} }).subscribe(() => undefined);
  expect(names()).toEqual(["Ahead"]);
  shown.unsubscribe();
});

it("writes documents as they were written, ids as they are, and secrets not at all", async () => {
  const input = {
    ownerId: "a1",
    tokenIds: ["t1"],
    accessToken: "lip_1",
    people: [{ newPassword: "x", code: "123456" }],
  };
  await ask("Secrets", { input, code: "NG" });
  const [operation] = handed();
  expect(operation?.query).toBe(
    "query Secrets($input: Input, $code: String) {\n  secrets(input: $input, code: $code) {\n    id\n  }\n}",
  );
  expect(JSON.parse(operation?.variables ?? "")).toEqual({
    input: { ownerId: "a1", tokenIds: ["t1"], accessToken: "", people: [{ newPassword: "", code: "" }] },
    code: "NG",
  });
});

it("hands over what the frame asked where a page, such as the account, asks nothing else", async () => {
  await ask("Me");
  expect(names()).toEqual(["Me"]);
});

it("says so where nothing was asked, or the browser opens no tab", async () => {
  const said = () => toastQueue.waiting().map(({ text }) => text);
  openBehindScreen(client);
  expect(opened).toEqual([]);
  expect(said()).toEqual(["This page has asked the server for nothing of its own."]);
  await ask("Owner");
  jest.spyOn(window, "open").mockReturnValue(null);
  openBehindScreen(client);
  expect(said()).toContain("Your browser has blocked the new tab.");
});
