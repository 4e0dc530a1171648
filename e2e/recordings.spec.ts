import { expect, type Locator, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { addCandidate } from "./support/candidates.ts";
import { newSurname } from "./support/customers.ts";
import { emptyLesson } from "./support/empty-lesson.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const rate = 8_000;

/** Half a second of a tone, as a WAV file. */
function tone(): Buffer {
  const samples = rate / 2;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1)
    wav.writeInt16LE(Math.round(9_000 * Math.sin((2 * Math.PI * 440 * at) / rate)), 44 + at * 2);
  return wav;
}

/** Half a second of a film, as this browser records it. */
async function film(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let at = 0; at < 10; at += 1) {
      context?.fillRect(at, at, 50, 50);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  return Buffer.from(encoded, "base64");
}

/** Plays what is to be heard or seen to its end. */
const playToEnd = (media: Locator) =>
  media.evaluate(
    (element: HTMLMediaElement) =>
      new Promise<string>((resolve) => {
        element.addEventListener("ended", () => resolve("ended"));
        element.addEventListener("error", () => resolve(element.error?.message ?? "error"));
        element.play().catch((error: unknown) => resolve(String(error)));
      }),
  );

test("a recording that was uploaded and saved is heard to its end after a reload", async ({ page }) => {
  await open(page, "content-creator", await emptyLesson("second"));
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("menuitem", { name: "Single choice", exact: true }).click();
  await page
    .locator("input[type=file][aria-label=Recording]")
    .setInputFiles({ name: "òwe.wav", mimeType: "audio/wav", buffer: tone() });
  const player = page.getByRole("region", { name: "As the learner sees it" }).locator("audio");
  await expect(player).toHaveCount(1);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("All changes saved · version 1")).toBeVisible();
  await page.reload();
  await page.getByRole("list", { name: "Blocks" }).getByRole("listitem").first().getByRole("button").first().click();
  expect(await playToEnd(player)).toBe("ended");
});

test("a recording is heard before it is sent, too", async ({ page }) => {
  await open(page, "content-creator", "/app/account");
  const outcome = await page.evaluate(
    async (bytes) => {
      const audio = new Audio(URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: "audio/wav" })));
      const ended = new Promise<string>((resolve) => {
        audio.onended = () => resolve("ended");
        audio.onerror = () => resolve("error");
      });
      await audio.play();
      return ended;
    },
    [...tone()],
  );
  expect(outcome).toBe("ended");
});

test("a candidate's film is watched in the browser", async ({ page }) => {
  const surname = newSurname("Okoro");
  const { personId } = await addCandidate("Ifeoma", surname);
  await open(page, "admin", `/app/tutoring/onboarding/${personId}`);
  await act(page, "Edit");
  const buffer = await film(page);
  await page
    .locator('input[type=file][aria-label="Introduction video"]')
    .setInputFiles({ name: "intro.webm", mimeType: "video/webm", buffer });
  await page.getByRole("button", { name: /^Save/ }).click();
  const link = page.getByRole("link", { name: "intro.webm" });
  const opened = page.context().waitForEvent("page");
  await link.click();
  const tab = await opened;
  expect(await playToEnd(tab.locator("video"))).toBe("ended");
});
