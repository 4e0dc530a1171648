import type { Caller } from "../../testing/world.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";
import type { WordRecord } from "./word.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/language-app/words";
type Answered = One<WordRecord> & { error?: string; fields?: Record<string, string> };

const create = (body: object, as: Caller = "content-creator") =>
  world.v2<Answered>("post", path, {
    as,
    body: { subject: "Twi", partOfSpeech: "noun", meanings: [{ gloss: "a thing" }], ...body },
  });
async function aWord(body: object, as: Caller = "content-creator"): Promise<WordRecord> {
  const { status, body: answer } = await create(body, as);
  expect([status, answer.error]).toEqual([201, undefined]);
  return answer.data;
}
const fire = ({ _id, version }: WordRecord, event: string, as: Caller, body: object = {}) =>
  world.v2<Answered>("post", `${path}/${_id}/${event}`, { as, body: { version, ...body } });
async function moved(word: WordRecord, event: string, as: Caller, body: object = {}): Promise<WordRecord> {
  const { status, body: answer } = await fire(word, event, as, body);
  expect([event, status, answer.error]).toEqual([event, 200, undefined]);
  return answer.data;
}
const save = ({ _id, version }: WordRecord, changes: object, as: Caller) =>
  world.v2<Answered>("patch", path, { as, body: { _id, version, ...changes } });
const listed = async (query: string, as: Caller = "content-creator") =>
  (await world.v2<Page<WordRecord>>("get", `${path}?${query}`, { as })).body.data.map(({ headword }) => headword);

async function addAll(subject: string, words: string): Promise<void> {
  for (const headword of words.split(", ")) await aWord({ subject, headword, partOfSpeech: "ideophone" }, "director");
}

describe("5. Search", () => {
  beforeAll(async () => {
    await addAll("Igbo", "àkwà, àkwá, ákwà, ákwá, ákwà ọcha, akwụkwọ, ṅụọ, nụọ");
    await addAll("Yoruba", "oko, òkò, ọkọ, ọkọ̀, ọkọ́, ọ̀kọ̀, ọkọ̀ ojú omi");
  });

  it.each([
    ["Igbo", "akwa", "àkwà, àkwá, ákwà, ákwá, ákwà ọcha"],
    ["Igbo", "ákwà", "ákwà, àkwà, àkwá, ákwá, ákwà ọcha"],
    ["Yoruba", "oko", "oko, òkò, ọkọ, ọkọ̀, ọkọ́, ọ̀kọ̀, ọkọ̀ ojú omi"],
    ["Yoruba", "ọkọ", "ọkọ, ọkọ̀, ọkọ́, ọ̀kọ̀, oko, òkò, ọkọ̀ ojú omi"],
    ["Igbo", "nuo", "nụọ, ṅụọ"],
  ])("of %s for %s answers %s", async (subject, q, answer) => {
    const query = new URLSearchParams({ subject, q, partOfSpeech: "ideophone" });
    expect((await listed(String(query))).join(", ")).toBe(answer.normalize("NFC"));
  });

  it("tells the words beside one that is typed, the nearest kind first", async () => {
    const near = async (subject: string, headword: string) => {
      const query = String(new URLSearchParams({ subject, headword }));
      const { body } = await world.v2<{ headword: string; kind: string }[]>("get", `${path}/near?${query}`, {
        as: "content-creator",
      });
      return body.map((one) => `${one.headword} ${one.kind}`);
    };
    expect(new Set(await near("Igbo", "akwa"))).toEqual(
      new Set(["àkwà tone", "àkwá tone", "ákwà tone", "ákwá tone"].map((text) => text.normalize("NFC"))),
    );
    expect(await near("Igbo", "akwụkwa")).toContain("akwụkwọ close");
    expect(await near("Yoruba", "ọkọ")).toEqual(
      expect.arrayContaining(["ọkọ same", "ọkọ̀ tone", "oko marks"].map((text) => text.normalize("NFC"))),
    );
    expect(await near("Yoruba", "'")).toEqual([]);
  });

  it("finds words under their letter, and says which differ in tone alone", async () => {
    const { body } = await world.v2<Page<WordRecord>>(
      "get",
      `${path}?subject=Igbo&partOfSpeech=ideophone&letter=${encodeURIComponent("ṅ")}&letter=a`,
      { as: "admin" },
    );
    expect(body.data.map((word) => [word.headword, word.letter, word.differsInTone])).toEqual(
      [
        ["àkwà", "a", true],
        ["àkwá", "a", true],
        ["ákwà", "a", true],
        ["ákwá", "a", true],
        ["ákwà ọcha", "a", false],
        ["akwụkwọ", "a", false],
        ["ṅụọ", "ṅ", false],
      ].map(([word, ...rest]) => [String(word).normalize("NFC"), ...rest]),
    );
  });
});

describe("a word", () => {
  it("goes from its writer over a reviewer to the app, and nobody publishes their own work", async () => {
    const draft = await aWord({ headword: "nsuo", meanings: [] });
    expect(draft).toMatchObject({ status: "draft", checks: [{ field: "meanings" }], liveVersion: null });
    expect((await fire(draft, "submit", "content-creator")).body.error).toBe("Fix 1 problem before submitting.");
    const ready = (await save(draft, { meanings: [{ gloss: "water" }] }, "content-creator")).body.data;
    const inReview = await moved(ready, "submit", "content-creator");
    expect(inReview.reviewerId).not.toBeNull();
    expect((await fire(inReview, "publish", "content-creator")).status).toBe(403);
    expect((await save(inReview, { level: "beginner" }, "content-creator")).body.error).toBe(
      "This word is in review, so it cannot be edited.",
    );
    const back = await moved(inReview, "request-changes", "content-manager", {
      comments: [{ field: "meanings.0.gloss", text: "Say which water." }],
    });
    expect(back.comments).toMatchObject([{ quote: "water", text: "Say which water.", resolvedAt: null }]);
    const again = await moved(back, "submit", "content-creator");
    expect((await fire(again, "publish", "content-manager")).body.error).toBe(
      "1 comment is still open. Resolve it first.",
    );
    const settled = await moved(again, "resolve-comment", "content-creator", {
      commentId: again.comments[0]?._id,
      isResolved: true,
    });
    const published = await moved(settled, "publish", "content-manager");
    expect(published).toMatchObject({ status: "published", liveVersion: 1, authorIds: [], reviewerId: null });
    const own = await aWord({ headword: "ogya" }, "content-manager");
    const handedIn = await moved(own, "submit", "content-manager");
    expect((await fire(handedIn, "publish", "content-manager")).body.error).toBe(
      "You cannot publish your own work. Ask another reviewer.",
    );
  });

  it("keeps its published copy while it is written anew, and takes it back when that is discarded", async () => {
    const inReview = await moved(await aWord({ headword: "efie" }), "submit", "content-creator");
    const published = await moved(inReview, "publish", "director");
    const same = await save(published, { meanings: [{ gloss: "a thing" }] }, "content-creator");
    expect(same.body.data).toMatchObject({ version: published.version, status: "published" });
    const changed = (await save(published, { meanings: [{ gloss: "a house" }] }, "content-creator")).body.data;
    expect(changed).toMatchObject({ status: "draft", liveVersion: 1 });
    const discarded = await moved(changed, "discard", "content-manager");
    expect(discarded).toMatchObject({ status: "published", meanings: [{ gloss: "a thing" }], liveVersion: 1 });
    const gone = await moved(discarded, "unpublish", "content-manager", { reason: "Wrong marks" });
    expect(gone).toMatchObject({ status: "draft", liveVersion: null, liveAt: null });
    expect((await fire(gone, "unpublish", "content-manager", { reason: "Again" })).status).toBe(409);
  });

  it("is written by its own creator or by those who manage words, and read by all of them", async () => {
    const others = await aWord({ headword: "adwuma" }, "content-manager");
    expect((await save(others, { level: "beginner" }, "content-creator")).status).toBe(403);
    expect((await fire(others, "submit", "content-creator")).status).toBe(403);
    expect(await listed("q=adwuma")).toEqual(["adwuma"]);
    expect((await save(others, { level: "beginner" }, "admin")).status).toBe(200);
  });

  it("is there once in a dialect, and is restored rather than written anew", async () => {
    const word = await aWord({ headword: "Abofra" });
    expect((await create({ headword: "abofra" })).body.fields).toEqual({
      headword: "This word already exists. Open it?",
    });
    expect((await create({ headword: "abofra", partOfSpeech: "adverb" })).status).toBe(201);
    const archived = await moved(word, "archive", "content-manager");
    expect(await listed("q=abofra&partOfSpeech=noun")).toEqual([]);
    expect((await create({ headword: "abofra" })).body.fields).toEqual({
      headword: "This word is archived. Restore it?",
    });
    const other = await aWord({ headword: "abofraba" });
    expect((await save(other, { headword: "abofra" }, "content-manager")).body.fields).toEqual({
      headword: "This word is archived. Restore it?",
    });
    expect(await moved(archived, "restore", "content-manager")).toMatchObject({ status: "draft", archivedAt: null });
  });

  it("has a dialect of its own language, and each form of another dialect once", async () => {
    const dialects = await world.v2<Page<{ _id: string; name: string }>>("get", "/language/dialects?subject=Igbo", {
      as: "admin",
    });
    const owerri = dialects.body.data.find(({ name }) => name === "Owerri")?._id;
    expect((await create({ headword: "x", dialectId: owerri })).body.fields).toEqual({
      dialectId: "Choose a dialect of Twi.",
    });
    const twice = { subject: "Igbo", headword: "mmiri", partOfSpeech: "phrase" };
    const variants = [
      { form: "mmili", dialectId: owerri },
      { form: "Mmili", dialectId: owerri },
    ];
    expect((await create({ ...twice, variants })).body.fields).toEqual({
      "variants.1.form": "This form is given for this dialect already.",
    });
  });

  it("says by itself in Igbo that all tones are marked, and in Yoruba only by its author", async () => {
    const told = async (subject: string, headword: string, tonesComplete?: boolean) => {
      const word = await aWord({ subject, headword, partOfSpeech: "phrase", ...(tonesComplete && { tonesComplete }) });
      return [word.tonesComplete, word.toneMarking];
    };
    expect(await told("Igbo", "ụ́tụ́tụ̀")).toEqual([true, "full"]);
    expect(await told("Igbo", "àkwukwọ")).toEqual([false, "partial"]);
    expect(await told("Yoruba", "kìnnìún")).toEqual([false, "full"]);
    expect(await told("Yoruba", "gbogbo", true)).toEqual([true, "none"]);
  });

  it("stands in the order of its own alphabet, where nw is one letter", async () => {
    expect(await listed(`subject=Igbo&letter=nw&sort=alphabet`)).toEqual(
      ["nwamba", "nwanne", "nwanyị", "nwata", "nwoke", "nwunye"].map((word) => word.normalize("NFC")),
    );
  });
});
