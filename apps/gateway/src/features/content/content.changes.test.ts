import { startGateway, type TestGateway } from "../../testing/gateway.ts";
import { aViewer } from "../../testing/records.ts";
import { startUpstream, type UpstreamServer } from "../../testing/upstream-server.ts";
import { faultsOfV1 } from "./testing/faults-of-v1.ts";

let v1: UpstreamServer;
let gateway: TestGateway;

const me = { json: { user: aViewer({ user_role: "super-admin" }) } };
/** The server answers every operation with just this. */
const always = (json: object) => v1.behave((asked) => (asked.path === "/graphql" ? { json } : me));
const sent = () =>
  v1.asked
    .filter(({ path }) => path === "/graphql")
    .map(({ body, headers }) => ({ ...(JSON.parse(body) as object), key: headers["idempotency-key"] }));
const refusedWith = (message: string, extensions: object) =>
  always({ data: null, errors: [{ message, path: ["f0"], extensions }] });

beforeAll(async () => {
  v1 = await startUpstream(() => me);
  gateway = await startGateway({ v1Url: v1.url });
});
beforeEach(() => void v1.asked.splice(0));
afterAll(async () => {
  await gateway.close();
  await v1.close();
});

const saved = { _id: "x1", title: "SAT", examSlug: "sat" };
const update = `mutation { examUpdate(id: "x1", version: 2, input: { slug: "sat", title: "SAT" }, idempotencyKey: "k") {
  exam { id slug } userErrors { __typename message path } } }`;

it("sends a change with its key, and asks for what was selected of what came of it", async () => {
  always({ data: { f0: { exam: saved } } });
  const { data } = await gateway.ask(update, { token: "t1" });
  expect(data).toEqual({ examUpdate: { exam: { id: "x1", slug: "sat" }, userErrors: [] } });
  expect(sent()).toEqual([
    {
      query:
        "mutation ($f0v0: ID!, $f0v1: Int!, $f0v2: ExamInput!) { f0: updateExam(_id: $f0v0, version: $f0v1, input: $f0v2) { exam { _id examSlug } } }",
      variables: { f0v0: "x1", f0v1: 2, f0v2: { title: "SAT", examSlug: "sat" } },
      key: "k",
    },
  ]);
});

it("names closed lists as the older server does, and asks for no record that nobody selected", async () => {
  always({ data: { f0: { __typename: "ExamLessonPayload" } } });
  await gateway.ask(
    'mutation { examLessonCreate(sectionId: "s1", input: { title: "A", activeFlag: INACTIVE }) { userErrors { message } } }',
    { token: "t1" },
  );
  expect(sent()).toMatchObject([
    {
      query: expect.stringContaining("f0: createLesson(sectionId: $f0v0, input: $f0v1) { __typename }"),
      variables: { f0v0: "s1", f0v1: { title: "A", activeFlag: "INACTIVE" } },
    },
  ]);
});

it("says of a subject, topic or section which it is", async () => {
  always({ data: { f0: { deletedId: "p1" } } });
  const { data } = await gateway.ask(
    'mutation { examPartDelete(level: TOPIC, id: "p1", version: 1) { deletedId userErrors { message } } }',
    { token: "t1" },
  );
  expect(data).toEqual({ examPartDelete: { deletedId: "p1", userErrors: [] } });
  expect(sent()).toMatchObject([{ variables: { f0v0: "TOPIC", f0v1: "p1", f0v2: 1 } }]);
});

it("shows a refused field under our name", async () => {
  const message = "Slug is already in use.";
  refusedWith(message, { code: "VALIDATION", fields: { examSlug: message } });
  const { data } = await gateway.ask(update, { token: "t1" });
  expect(data).toEqual({
    examUpdate: { exam: null, userErrors: [{ __typename: "FieldError", message, path: ["slug"] }] },
  });
});

it("shows the record that stands beside a save against an older version", async () => {
  const current = { ...saved, version: 3, active: true, description: null, archivedAt: null };
  refusedWith("This record was changed.", {
    code: "STALE",
    current,
    changedBy: "Ada",
    changedAt: "2026-01-05T00:00:00Z",
  });
  const { data } = await gateway.ask(
    'mutation { examUpdate(id: "x1", version: 2, input: {}) { userErrors { ... on StaleError { currentVersion changedBy current { id ... on Exam { title slug } } } } } }',
    { token: "t1" },
  );
  expect(data).toEqual({
    examUpdate: {
      userErrors: [{ currentVersion: 3, changedBy: "Ada", current: { id: "x1", title: "SAT", slug: "sat" } }],
    },
  });
});

it.each([
  ["WRONG_STATE", "WRONG_STATE"],
  ["FORBIDDEN", "FORBIDDEN"],
  ["NOT_FOUND", "NOT_FOUND"],
  ["KEY_REUSED", "WRONG_STATE"],
])("shows people a refusal for %s", async (theirs, code) => {
  refusedWith("No.", { code: theirs });
  const { data } = await gateway.ask('mutation { examArchive(id: "x1", version: 1) { userErrors { code message } } }', {
    token: "t1",
  });
  expect(data).toEqual({ examArchive: { userErrors: [{ code, message: "No." }] } });
});

it("sends a session's blocks under the older server's names, and reads back what was selected of them", async () => {
  const block = {
    _id: "b1",
    blockType: "MULTI_CHOICE",
    options: [{ _id: "o1", answerText: "ogún" }],
    sliderSteps: 0.5,
  };
  always({
    data: { f0: { session: { _id: "s1", blocks: [block], checks: [{ blockIndex: null, message: "Mend." }] } } },
  });
  const { data, errors } = await gateway.ask(
    `mutation { examSessionSave(lessonId: "l1", version: 0, input: { blocks: [
      { id: "b1", blockType: MULTI_CHOICE, answerStrictness: IGNORE_TONE, hint: "h",
        options: [{ id: "o1", answerText: "ogún", isCorrect: true, useMaths: false }] }] }) {
      session { id blocks { id blockType sliderSteps options { id answerText } } checks { blockIndex message } } userErrors { message } } }`,
    { token: "t1" },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    examSessionSave: {
      session: {
        id: "s1",
        blocks: [
          { id: "b1", blockType: "MULTI_CHOICE", sliderSteps: 0.5, options: [{ id: "o1", answerText: "ogún" }] },
        ],
        checks: [{ blockIndex: null, message: "Mend." }],
      },
      userErrors: [],
    },
  });
  expect(sent()).toMatchObject([
    {
      query: expect.stringContaining(
        "{ session { _id blocks { _id blockType sliderSteps options { _id answerText } } checks { blockIndex message } } }",
      ),
      variables: {
        f0v0: "l1",
        f0v1: 0,
        f0v2: [
          {
            _id: "b1",
            blockType: "MULTI_CHOICE",
            answerStrictness: "IGNORE_TONE",
            hint: "h",
            options: [{ _id: "o1", answerText: "ogún", isCorrect: true, useMaths: false }],
          },
        ],
      },
    },
  ]);
});

const fields = `session { publishedAt comments { id blockId quote text versionNumber createdAt resolvedAt author { id } }
  versions { versionNumber updatedAt publishedAt isLive } } userErrors { message }`;
it.each([
  ['examSessionSubmit(lessonId: "l1", version: 1)', "submitSession"],
  ['examSessionWithdraw(lessonId: "l1", version: 1)', "withdrawSession"],
  [
    'examSessionRequestChanges(lessonId: "l1", version: 1, reason: "r", comments: [{ blockId: "b1", text: "t" }])',
    "requestSessionChanges",
  ],
  ['examSessionResolve(lessonId: "l1", commentId: "c1")', "resolveSessionComment"],
  ['examSessionReopen(lessonId: "l1", commentId: "c1")', "reopenSessionComment"],
  ['examSessionPublish(lessonId: "l1", version: 1)', "publishSession"],
  ['examSessionUnpublish(lessonId: "l1", version: 1, reason: "r")', "unpublishSession"],
  ['examSessionRestore(lessonId: "l1", version: 1, versionNumber: 2)', "restoreSession"],
])("sends %s as the older server knows it", async (mutation, name) => {
  always({ data: { f0: { session: null } } });
  const { errors } = await gateway.ask(`mutation { ${mutation} { ${fields} } }`, { token: "t1" });
  expect(errors).toEqual([]);
  const [{ query, variables }] = sent() as unknown as [{ query: string; variables: Record<string, unknown> }];
  expect(query).toContain(`f0: ${name}(`);
  expect(faultsOfV1(query, variables)).toEqual([]);
});
