import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { MeDocument } from "../shared/session/session.generated.ts";
import type { ScreenAddress } from "../shared/prefetch/preload.ts";
import { aViewer } from "../testing/viewer.ts";
import type { AppRoute } from "../shared/page/app-route.ts";
import { createPrefetch } from "./prefetch.ts";

const needed = "regions:read";

function portal(viewer?: ReturnType<typeof aViewer>) {
  const opened: ScreenAddress[] = [];
  let now = 0;
  const preload = (_: ApolloClient, at: ScreenAddress) => {
    opened.push(at);
    return Promise.resolve();
  };
  const lazy = () => Promise.resolve({ Component: () => null, preload });
  const rows: AppRoute[] = [
    { path: "/app", access: "signed-in", redirectTo: "/app/regions" },
    { path: "/app/regions", access: "admin", needs: needed, title: "Regions", lazy },
    { path: "/app/:region/curriculums", access: "admin", title: "Curriculums", lazy },
    { path: "/app/calendar", access: "signed-in", title: "Calendar" },
  ];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.empty(),
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  if (viewer) client.writeQuery({ query: MeDocument, data: { me: viewer } });
  const prefetch = createPrefetch(client, rows, () => now);
  const open = (href: string) => prefetch(href);
  return { open, opened, pass: (ms: number) => (now += ms) };
}

it("asks for what the screen at an address shows, with what the address says", async () => {
  const { open, opened } = portal();
  await open("/app/uk/curriculums?q=igbo");
  expect(opened).toHaveLength(1);
  expect(opened[0]?.params).toEqual({ region: "uk" });
  expect(opened[0]?.search.get("q")).toBe("igbo");
});

it("follows a redirect", async () => {
  const { open, opened } = portal();
  await open("/app");
  expect(opened).toHaveLength(1);
});

it("asks for the same address again only after a while", async () => {
  const { open, opened, pass } = portal();
  await open("/app/regions");
  await open("/app/regions");
  expect(opened).toHaveLength(1);
  pass(5_000);
  await open("/app/regions");
  expect(opened).toHaveLength(2);
});

it.each([
  ["a screen that the person may not see", "/app/regions", aViewer("admin", { permissions: [] })],
  ["a path that sends the person elsewhere", "/app/uk/curriculums", aViewer("content-creator")],
  ["a screen that is still to come", "/app/calendar", aViewer()],
  ["a path that does not exist", "/app/nowhere/at/all", aViewer()],
  ["another site", "https://example.com/app/regions", aViewer()],
])("asks nothing for %s", async (_, href, viewer) => {
  const { open, opened } = portal(viewer);
  await open(href);
  expect(opened).toEqual([]);
});
