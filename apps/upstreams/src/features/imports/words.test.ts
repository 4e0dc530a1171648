import { importer } from "../../testing/imports.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const head = ["Subject", "Headword", "Part of speech", "Meaning", "Meaning 2", "Dialect", "Topics", "Example"];
const written = () =>
  world.rows<{ headword: string; status: string; meanings: { gloss: string }[] }>(
    "select headword, status, meanings from words where subject = 'Twi' order by sort_key, status",
  );

it("matches words by spelling with tones, part of speech and dialect, adds the others, and takes all of it back", async () => {
  const { send, check, run, rows, undo } = importer(world, "content-manager", "words");
  const first = await send([head, ["Twi", "nsuo", "noun", "water", "", "", "food", ""]], "words.csv");
  await check(first);
  expect((await run(first)).state).toBe("imported");
  const id = await send(
    [
      head,
      ["Twi", "NSUO", "noun", "water", "river", "Standard", "food", ""],
      ["Twi", "nsuo", "verb", "to water", "", "", "", ""],
      ["Twi", "adé", "noun", "a thing", "", "", "home; market", "Adé yi."],
      ["Igbo", "ákwà", "noun", "cloth", "", "Owerri", "", ""],
      ["Igbo", "ákwà", "noun", "cloth", "", "Lagos", "", ""],
      ["Latin", "aqua", "noun", "water", "", "", "", ""],
      ["Twi", "", "noun", "nothing", "", "", "", ""],
      ["Twi", "adé", "noun", "the same again", "", "", "", ""],
    ],
    "words.csv",
  );
  await check(id);
  const checked = await rows(id);
  expect(checked.map(({ verdict }) => verdict)).toEqual([
    "update",
    "create",
    "create",
    "create",
    "failed",
    "failed",
    "failed",
    "failed",
  ]);
  expect(checked.slice(4, 7).map(({ problem }) => problem)).toEqual([
    "Dialect: Choose a dialect of Igbo.",
    expect.stringMatching(/^Language must be one of: Igbo, Yoruba, /),
    "Headword is required.",
  ]);
  expect((await run(id, { leavesOut: true })).state).toBe("imported");
  expect((await written()).map(({ headword, status, meanings }) => [headword, status, meanings.length])).toEqual(
    [
      ["adé", "draft", 1],
      ["NSUO", "draft", 2],
      ["nsuo", "draft", 1],
    ].map(([word, ...rest]) => [String(word).normalize("NFC"), ...rest]),
  );
  await undo(id);
  expect((await written()).map(({ headword, meanings }) => [headword, meanings.length])).toEqual([["nsuo", 1]]);
});

it("takes words that differ in tone alone for words of their own", async () => {
  const { send, check, rows } = importer(world, "content-creator", "words");
  const id = await send([head, ["Igbo", "akwa", "noun", "a word without tones", "", "", "", ""]], "words.csv");
  await check(id);
  expect((await rows(id)).map(({ verdict }) => verdict)).toEqual(["create"]);
});

it("imports a word that differs in tone alone from one that stands, with a note that names it", async () => {
  const { send, check, run, rows } = importer(world, "content-manager", "words");
  const first = await send([head, ["Igbo", "ùgbèlè", "noun", "a made-up thing", "", "", "", ""]], "words.csv");
  await check(first);
  await run(first);
  const id = await send(
    [
      head,
      ["Igbo", "úgbélé", "noun", "another thing", "", "", "", ""],
      ["Igbo", "ụgbele", "noun", "a third thing", "", "", "", ""],
    ],
    "words.csv",
  );
  await check(id);
  const checked = await rows(id);
  expect(checked.map(({ verdict, candidates }) => [verdict, candidates.map(({ label }) => label)])).toEqual([
    ["create", ["Differs in tone only: ùgbèlè"]],
    ["create", []],
  ]);
  expect((await run(id)).state).toBe("imported");
});
