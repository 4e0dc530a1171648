import { cleanRecorded } from "./replay-scrub.ts";

/** What the page asks of the compression that follows; the same object for all who listen. */
interface Asked {
  method: string;
  arg?: unknown;
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if (typeof data.arg === "string") data.arg = cleanRecorded(data.arg);
});
