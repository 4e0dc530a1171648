import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { roles } from "../packages/domain/src/enums.ts";
import { startGateway, type TestGateway } from "../apps/gateway/src/testing/gateway.ts";

/** What the upstream servers' own testing code starts. Found while running: checking its types would check all of theirs again. */
interface SeededServers {
  v1Url: string;
  v2Url: string;
  eventsToken: string;
  password: string;
  close(): Promise<void>;
}
const seededServers: string = "../apps/upstreams/src/testing/seeded-servers.ts";

let servers: SeededServers;
let gateway: TestGateway;
const tokens = new Map<string, string>();

const login = "mutation ($input: LoginInput!) { login(input: $input) { accessToken } }";

beforeAll(async () => {
  const { startSeededServers } = (await import(seededServers)) as {
    startSeededServers: () => Promise<SeededServers>;
  };
  servers = await startSeededServers();
  const { v1Url, v2Url, eventsToken, password } = servers;
  gateway = await startGateway({ v1Url, v2Url, eventsToken });
  for (const role of roles) {
    const { data } = await gateway.ask(login, {
      variables: { input: { email: `${role}@demo.test`, password } },
    });
    tokens.set(role, (data as { login: { accessToken: string } }).login.accessToken);
  }
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await servers.close();
});

const folder = fileURLToPath(new URL("../docs/how-to/", import.meta.url));
const page = readFileSync(`${folder}read-app-content.md`, "utf8");
const printed = /```graphql\n(query AppContent[^`]*)```/.exec(page)?.[1];

interface Item {
  id: string;
  kind: string;
  liveAt: string;
  isRemoved: boolean;
}
interface Read {
  edges: { cursor: string; node: Item }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

async function ask<Data>(query: string, as: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await gateway.ask(query, {
    token: tokens.get(as)!,
    variables,
  });
  expect(errors).toEqual([]);
  return data as Data;
}

async function readAll(first: number, more = ""): Promise<Item[]> {
  const all: Item[] = [];
  for (let after: string | null = null, hasNextPage = true; hasNextPage;) {
    const place: string = after === null ? "" : `, after: "${after}"`;
    const query: string = `{ appContent(first: ${first}${place}${more}) { edges { cursor node { id kind liveAt isRemoved } } pageInfo { endCursor hasNextPage } } }`;
    const { appContent }: { appContent: Read } = await ask(query, "admin");
    all.push(...appContent.edges.map(({ node }) => node));
    ({ endCursor: after, hasNextPage } = appContent.pageInfo);
  }
  return all;
}

it.each(roles)("answers the query of the how-to to a %s", async (role) => {
  const { appContent } = await ask<{ appContent: Read }>(printed ?? "", role, {
    subject: "Igbo",
  });
  expect(appContent.edges).toHaveLength(100);
  expect(appContent.pageInfo.hasNextPage).toBe(true);
});

it("reads both servers in one order, the same in pages of any size", async () => {
  const all = await readAll(100);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(6);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const places = all.map(({ liveAt, id }) => `${liveAt} ${id}`);
  expect(places).toEqual(places.toSorted());
  expect(await readAll(37)).toEqual(all);
});

it("prints every item by the script of the how-to", async () => {
  const env = {
    ...process.env,
    GATEWAY: gateway.url,
    EMAIL: "content-creator@demo.test",
    PASSWORD: servers.password,
  };
  const script = `${folder}examples/app-content.mjs`;
  const { stdout } = await promisify(execFile)(process.execPath, [script, "Yoruba", "2000-01-01T00:00:00Z"], { env });
  expect(stdout.trim().split("\n")).toHaveLength((await readAll(100, ', subject: "Yoruba"')).length);
});

it("judges an answer to a block that it was given", async () => {
  interface Lessons {
    appContent: { edges: { node: { id: string; lesson: { blocks: { id: string; blockType: string }[] } | null } }[] };
  }
  const query = "{ appContent(kinds: [LESSON]) { edges { node { id lesson { blocks { id blockType } } } } } }";
  const { appContent } = await ask<Lessons>(query, "content-creator");
  const [found] = appContent.edges.flatMap(({ node: { id, lesson } }) =>
    (lesson?.blocks ?? []).flatMap((block) => (block.blockType === "SHORT_TEXT" ? [{ id, blockId: block.id }] : [])),
  );
  const graded = /```graphql\n(query Grade[^`]*)```/.exec(page)?.[1] ?? "";
  const { appAnswerGrade } = await ask<{ appAnswerGrade: object | null }>(graded, "content-creator", { ...found });
  expect(appAnswerGrade).toMatchObject({ verdict: "WRONG", feedback: "" });
});

it.each([
  ['after: "soon"', "Pass the cursor of an item that you have read."],
  ["first: 101", "The number of items must be between 1 and 100."],
])("refuses %s", async (asked, text) => {
  const { errors } = await gateway.ask(`{ appContent(${asked}) { pageInfo { hasNextPage } } }`, {
    token: tokens.get("admin")!,
  });
  expect(JSON.stringify(errors)).toContain(text);
});

it("has a word as soon as it is published, though what came before was kept", async () => {
  const beginning = () =>
    ask<{ appContent: Read }>('{ appContent(subject: "Hausa", kinds: [WORD]) { edges { node { id } } } }', "admin");
  expect((await beginning()).appContent.edges).toEqual([]);
  const input = {
    subject: "Hausa",
    headword: "ruwa",
    partOfSpeech: "NOUN",
    meanings: [{ gloss: "water" }],
  };
  const made = "mutation ($input: WordCreateInput!) { saved: wordCreate(input: $input) { word { id version } } }";
  const event = (name: string) =>
    `mutation ($id: ID!, $version: Int!) { saved: ${name}(id: $id, version: $version) { word { id version } } }`;
  interface Saved {
    saved: { word: { id: string; version: number } };
  }
  const { word } = (await ask<Saved>(made, "content-creator", { input })).saved;
  const submitted = (await ask<Saved>(event("wordSubmit"), "content-creator", { ...word })).saved.word;
  await ask<Saved>(event("wordPublish"), "content-manager", { ...submitted });
  expect((await beginning()).appContent.edges).toMatchObject([{ node: { id: word.id } }]);
});
