import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordingLimits } from "@app/domain/audio/recording-sound.ts";
import { writeWav } from "@app/domain/audio/wav.ts";
import { expect, type Page } from "@playwright/test";
import { browserToLaunch } from "./support/chromium.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const { rate } = recordingLimits;

/** A tone as a file; a level of more than 1 is cut off. */
const toneOf = (level: number): Buffer =>
  Buffer.from(
    writeWav({
      rate,
      samples: Float32Array.from({ length: rate * 2 }, (_, at) => level * Math.sin((2 * Math.PI * 330 * at) / rate)),
    }),
  );

/** What the microphone of this browser hears, again and again. */
const heard = join(mkdtempSync(join(tmpdir(), "heard-")), "heard.wav");
writeFileSync(heard, toneOf(0.3));

const launch = await browserToLaunch();
test.use({
  launchOptions: {
    ...launch,
    args: [
      ...launch.args,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${heard}`,
    ],
  },
});

async function aWord(headword: string): Promise<string> {
  const token = await sessionOf("content-creator");
  const { saved } = await ask<{ saved: { word: { id: string } } }>(
    "mutation Add($input: WordCreateInput!) { saved: wordCreate(input: $input) { word { id } } }",
    { input: { subject: "Igbo", headword, partOfSpeech: "PHRASE", meanings: [{ gloss: "a sound" }] } },
    token,
  );
  return saved.word.id;
}

/** Plays a sound to its end, and says how long that was by its own clock. */
async function playToEnd(page: Page, name: string): Promise<number> {
  const audio = page.getByRole("group", { name, exact: true }).locator("audio");
  return audio.evaluate(
    (element: HTMLAudioElement) =>
      new Promise<number>((resolve, reject) => {
        element.addEventListener("ended", () => resolve(element.duration));
        element.addEventListener("error", () => reject(new Error(element.error?.message)));
        element.play().catch(reject);
      }),
  );
}

/** How far the sound has come after it was started: more than nothing is heard. */
async function playAndHear(page: Page, name: string): Promise<number> {
  const player = page.getByRole("group", { name, exact: true });
  await player.getByRole("button", { name: /^Play/ }).click();
  const audio = player.locator("audio");
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.1);
  return audio.evaluate((element: HTMLAudioElement) => element.currentTime);
}

test("a creator records a word, hears it before and after a reload, and another approves it", async ({
  page,
  browser,
}) => {
  const headword = `ụda ${Date.now().toString(36)}`;
  const address = `/app/langauge-app/edit-word/${await aWord(headword)}`;
  await open(page, "content-creator", address);
  const recorder = page.getByRole("group", { name: `Recorder: ${headword}` });
  await page.getByRole("button", { name: /^Speaker: / }).click();
  await page.getByRole("menuitemradio", { name: /^SP-0001/ }).click();

  const refused = [
    [toneOf(0.001), "This recording is almost silent. Check the microphone."],
    [toneOf(1.6), "This recording is distorted. Move away from the microphone or lower its level."],
  ] as const;
  for (const [buffer, message] of refused) {
    await recorder.locator("input[type=file]").setInputFiles({ name: "sent.wav", mimeType: "audio/wav", buffer });
    await expect(recorder.getByRole("alert")).toHaveText(message);
    await expect(recorder.getByRole("button", { name: "Use this" })).toHaveCount(0);
  }

  await recorder.getByRole("button", { name: "Record again" }).click();
  await expect(recorder.getByText("Recording begins in 3")).toBeVisible();
  await expect(recorder.getByText(/^0:0[1-9]\.\d of 0:10\.0$/)).toBeVisible();
  await recorder.getByRole("button", { name: "Stop" }).click();
  expect(await playAndHear(page, "your recording")).toBeGreaterThan(0.1);
  await recorder.getByRole("button", { name: "Use this" }).click();
  await expect(page.getByText("Recording added. Somebody else has to approve it.")).toBeVisible();

  await page.reload();
  const name = `${headword}, SP-0001`;
  expect(await playToEnd(page, name)).toBeGreaterThan(0.3);
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);

  const reviewer = await browser.newPage();
  await open(reviewer, "content-manager", address);
  await reviewer.getByRole("button", { name: "Approve" }).click();
  await expect(reviewer.getByText("The recording by SP-0001 is approved.")).toBeVisible();
  await open(reviewer, "content-manager", `/app/langauge-app/words-list?q=${encodeURIComponent(headword)}`);
  expect(await playAndHear(reviewer, headword)).toBeGreaterThan(0.1);
  await reviewer.close();
});

// The file is read anew each time a page opens the microphone.
test("the microphone itself is refused while it hears nothing, or more than it can take", async ({ page }) => {
  const headword = `ụda ${Date.now().toString(36)}`;
  await open(page, "content-creator", `/app/langauge-app/edit-word/${await aWord(headword)}`);
  const recorder = page.getByRole("group", { name: `Recorder: ${headword}` });
  await page.getByRole("button", { name: /^Speaker: / }).click();
  await page.getByRole("menuitemradio", { name: /^SP-0001/ }).click();
  for (const [level, message] of [
    [0, "This recording is almost silent. Check the microphone."],
    [1.6, "This recording is distorted. Move away from the microphone or lower its level."],
  ] as const) {
    writeFileSync(heard, toneOf(level));
    await recorder.getByRole("button", { name: /^Record( again)?$/ }).click();
    await expect(recorder.getByText(/^0:0[1-9]\.\d of 0:10\.0$/)).toBeVisible();
    await recorder.getByRole("button", { name: "Stop" }).click();
    await expect(recorder.getByRole("alert")).toHaveText(message);
    await expect(recorder.getByRole("button", { name: "Use this" })).toHaveCount(0);
  }
  writeFileSync(heard, toneOf(0.3));
});
