import { jest } from "@jest/globals";
import { aToken } from "../src/testing/token.ts";
import { pageStart, type Plan } from "./page-start.ts";

const tomorrow = Date.now() + 86_400_000;

const plan: Plan = {
  files: ["assets/list.js", "assets/tree.js", "assets/frame.js"],
  requests: [
    { operationName: "Me", query: "query Me { me { id } }", variables: "{}" },
    { operationName: "Regions", query: "query Regions { regions { id } }", variables: '{"page":{"number":1}}' },
    { operationName: "Tree", query: "query Tree { tree { id } }", variables: '{"code":":region","slug":":slug"}' },
  ],
  always: [0],
  screens: [
    { path: "/app/regions", files: [0, 2], requests: [1] },
    { path: "/app/:region/:slug", files: [1], requests: [2] },
  ],
};

const request = jest.fn<typeof fetch>();
const preloaded = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));
const asked = () =>
  request.mock.calls.map(
    ([, init]) => JSON.parse(init?.body as string) as { operationName: string; variables: object },
  );

function open(address: string, token?: string) {
  history.replaceState(null, "", address);
  if (token !== undefined) localStorage.setItem("accessToken", token);
  pageStart(plan);
}

beforeEach(() => {
  request.mockReset().mockResolvedValue({} as Response);
  globalThis.fetch = request;
  localStorage.clear();
  document.head.replaceChildren();
  delete window.pageRequests;
});

it("asks for the screen's files, the person and what the screen shows first", () => {
  const token = aToken(tomorrow);
  open("/app/regions", token);
  expect(preloaded()).toEqual(["/assets/list.js", "/assets/frame.js"]);
  expect(asked().map(({ operationName }) => operationName)).toEqual(["Me", "Regions"]);
  expect(request.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: `Bearer ${token}` });
  expect(window.pageRequests?.map(({ name, variables }) => [name, variables])).toEqual([
    ["Me", {}],
    ["Regions", { page: { number: 1 } }],
  ]);
});

it("asks for the files of another path when it is told to, each once", () => {
  open("/app/regions");
  window.askForFiles?.("/app/uk/igbo");
  window.askForFiles?.("/app/ng/yoruba");
  window.askForFiles?.("/app/regions");
  window.askForFiles?.("/elsewhere");
  expect(preloaded()).toEqual(["/assets/list.js", "/assets/frame.js", "/assets/tree.js"]);
});

it("puts in what the address has in the place of a parameter", () => {
  open("/app/uk/b%E1%BB%8Bd%C3%B2", aToken(tomorrow));
  expect(preloaded()).toEqual(["/assets/tree.js"]);
  expect(asked()[1]?.variables).toEqual({ code: "uk", slug: "bịdò" });
});

it.each([
  ["with a search, which only the screen understands", "/app/regions?q=uk"],
  ["that is no screen's", "/app/nowhere/at/all"],
])("asks only for the person at an address %s", (_, address) => {
  open(address, aToken(tomorrow));
  expect(asked().map(({ operationName }) => operationName)).toEqual(["Me"]);
});

it.each([
  ["nobody", undefined],
  ["a token that is no longer good", aToken(Date.now() - 1000)],
  ["a token that is none", "none"],
])("asks nothing on behalf of %s, but for the files", (_, token) => {
  open("/app/regions", token);
  expect(preloaded()).toHaveLength(2);
  expect(request).not.toHaveBeenCalled();
  expect(window.pageRequests).toBeUndefined();
});

it("asks nothing where the address is not well formed", () => {
  open("/app/uk/%E1", aToken(tomorrow));
  expect(request).not.toHaveBeenCalled();
});
