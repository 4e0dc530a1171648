/**
 * Types into a session of fifty blocks in a browser whose processor is slowed down, and says how long each letter took
 * until it was drawn: `npm run bench:typing -- --at http://localhost:4000`, with the portal running and its demo people.
 */
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { browserToLaunch } from "../support/chromium.ts";
import { ask, remember, tokenOf } from "../support/roles.ts";

const { values } = parseArgs({
  options: {
    at: { type: "string", default: "http://localhost:4000" },
    /** How many times slower the processor is made. */
    slower: { type: "string", default: "4" },
    letters: { type: "string", default: "200" },
    blocks: { type: "string", default: "50" },
  },
});

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const blockOf = (n: number) => ({
  id: newId(),
  blockType: "SINGLE_CHOICE",
  questionText: `Kí ni èyí? Ìbéèrè ${n + 1}`,
  description: "Ka gbólóhùn náà.",
  hint: "Wo àwòrán náà.",
  options: ["ọ̀rọ̀", "ìwé", "ilé", "ọjà"].map((answerText, at) => ({
    id: newId(),
    answerText,
    isCorrect: at === 0,
    useMaths: false,
  })),
});

interface Lesson {
  id: string;
  section: { id: string; topic: { id: string; subject: { id: string; exam: { slug: string } } } };
}

/** Writes so many blocks into a lesson without content, and gives the address of its builder. */
async function longSession(token: string): Promise<string> {
  const found = `{ examLessons(page: { size: 1 }, filter: { contentStatus: [NO_CONTENT] }) {
    items { id section { id topic { id subject { id exam { slug } } } } } } }`;
  const { examLessons } = await ask<{ examLessons: { items: Lesson[] } }>(found, {}, token, values.at);
  const [lesson] = examLessons.items;
  if (!lesson) throw new Error("No lesson is without content.");
  const save = `mutation ($lessonId: ID!, $input: ExamSessionInput!) {
    examSessionSave(lessonId: $lessonId, version: 0, input: $input) { userErrors { message } } }`;
  const blocks = Array.from({ length: Number(values.blocks) }, (_, n) => blockOf(n));
  await ask(save, { lessonId: lesson.id, input: { blocks } }, token, values.at);
  const { topic } = lesson.section;
  const { subject } = topic;
  return `/app/content/exam/${subject.exam.slug}/${subject.id}/${topic.id}/${lesson.section.id}/${lesson.id}/edit-session`;
}

/** Writes down how long each letter takes from the press of its key until the frame that shows it is on its way. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const took: number[] = [];
    Object.assign(window, { took });
    window.addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => took.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      true,
    );
  });

const browser = await chromium.launch(await browserToLaunch());
try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  const path = await longSession(await tokenOf("super-admin", values.at));
  await remember(page, "super-admin", values.at);
  await page.goto(`${values.at}${path}`);
  const rows = page.getByRole("list", { name: "Blocks" }).getByRole("listitem");
  await rows
    .nth(Math.floor(Number(values.blocks) / 2))
    .getByRole("button")
    .first()
    .click();
  await page.getByRole("textbox", { name: "Question", exact: true }).click();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slower) });
  // The first letters compile what the others run.
  await page.keyboard.type("a".repeat(20), { delay: 120 });
  await watch(page);
  await page.keyboard.type("àbọ̀ẹṣ ".repeat(100).slice(0, Number(values.letters)), { delay: 140 });
  const took = (await page.evaluate(() => (window as unknown as { took: number[] }).took)).toSorted((a, b) => a - b);
  const at = (share: number) => `${(took[Math.floor(share * (took.length - 1))] ?? 0).toFixed(1)} ms`;
  console.log(`${values.blocks} blocks, a processor ${values.slower} times slower, ${took.length} letters`);
  console.log(`median ${at(0.5)}, 95th percentile ${at(0.95)}, longest ${at(1)}`);
} finally {
  await browser.close();
}
