import { act, screen } from "@testing-library/react";
import { recordingLimits } from "@app/domain/audio/recording-sound.ts";
import type { SendFile } from "../form/send-file.ts";
import { show } from "../testing/render.tsx";
import { MicrophoneError, type Microphone } from "./microphone.ts";
import { Recorder } from "./recorder.tsx";

const { rate } = recordingLimits;
type OnHeard = Parameters<Microphone["start"]>[0];

/** A microphone that hears a tone of a level for some ms. */
function microphone(level = 0.3, ms = 900) {
  const heard: { tell: OnHeard; closed: number } = { tell: () => undefined, closed: 0 };
  const opened: Microphone = {
    start: (onHeard) => void (heard.tell = onHeard),
    stop: () =>
      Promise.resolve({
        rate,
        samples: Float32Array.from({ length: (rate * ms) / 1000 }, (_, at) => level * Math.sin(at / 10)),
      }),
    close: () => void (heard.closed += 1),
  };
  return { heard, open: () => Promise.resolve(opened) };
}

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => "blob:take", revokeObjectURL: () => undefined });
  HTMLMediaElement.prototype.pause = () => undefined;
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const taken: SendFile = () => Promise.resolve({ id: "f1", name: "ákwà.wav", size: 4 });

function open(options: { open: () => Promise<Microphone>; send?: SendFile; refusals?: number }) {
  const used: string[] = [];
  const { send = taken } = options;
  const shown = show(
    <Recorder
      name="ákwà"
      longestMs={10_000}
      open={options.open}
      send={send}
      onUse={({ id }) => {
        used.push(id);
        return Promise.resolve(used.length > (options.refusals ?? 0));
      }}
    />,
  );
  return { ...shown, used };
}

const settled = (does: () => void) =>
  act(async () => {
    does();
    await Promise.resolve();
  });
const press = (name: string) => settled(() => screen.getByRole("button", { name }).click());
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) await act(async () => jest.advanceTimersByTimeAsync(1000));
};
async function record() {
  await press("Record");
  await pass(3);
}

it("counts down, shows time and level, and offers what it recorded", async () => {
  const { heard, open: opens } = microphone();
  const { used } = open({ open: opens });
  await press("Record");
  expect(screen.getByText("Recording begins in 3")).toBeVisible();
  await pass(1);
  expect(screen.getByText("Recording begins in 2")).toBeVisible();
  await pass(2);
  act(() => heard.tell({ ms: 1_240, level: 0.4 }));
  expect(screen.getByText("0:01.2 of 0:10.0")).toBeVisible();
  await press("Stop");
  expect(screen.getByRole("button", { name: "Play your recording" })).toBeVisible();
  await press("Use this");
  expect(used).toEqual(["f1"]);
  expect(screen.getByRole("button", { name: "Record" })).toBeVisible();
});

it("stops by itself at the longest, and says so", async () => {
  const { heard, open: opens } = microphone(0.3, 10_080);
  open({ open: opens });
  await record();
  await settled(() => heard.tell({ ms: 10_020, level: 0.4 }));
  expect(screen.getByText("Recording stopped: it can take 10 seconds at most.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Use this" })).toBeVisible();
});

it.each([
  ["refused", "The browser may not use the microphone. Allow it beside the page’s address, then record again."],
  ["missing", "No microphone was found. Connect one and try again, or choose a file."],
] as const)("says what to do where the microphone is %s", async (why, text) => {
  open({ open: () => Promise.reject(new MicrophoneError(why)) });
  await press("Record");
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(screen.getByRole("button", { name: "Record" })).toBeVisible();
});

it.each([
  [0.001, 900, "This recording is almost silent. Check the microphone."],
  [1.5, 900, "This recording is distorted. Move away from the microphone or lower its level."],
  [0.3, 200, "This recording is too short."],
])("refuses a recording of level %d and %d ms before anything is sent", async (level, ms, text) => {
  open({ open: microphone(level, ms).open });
  await record();
  await press("Stop");
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(screen.queryByRole("button", { name: "Use this" })).toBeNull();
  expect(screen.getByRole("button", { name: "Record again" })).toBeVisible();
});

it("keeps a recording that could not be sent, and sends it again under its key", async () => {
  const keys: string[] = [];
  const send: SendFile = (file, { key }) => {
    keys.push(key);
    return keys.length === 1 ? Promise.reject(new Error("Network error.")) : taken(file, {} as never);
  };
  const { used } = open({ open: microphone().open, send });
  await record();
  await press("Stop");
  await press("Use this");
  expect(screen.getByRole("alert")).toHaveTextContent("It was not saved: Network error. Your recording is still here.");
  expect(screen.getByRole("button", { name: "Play your recording" })).toBeVisible();
  await press("Try again");
  expect([used, new Set(keys).size, keys.length]).toEqual([["f1"], 1, 2]);
});

it("keeps a recording that was sent but not taken, and does not send it twice", async () => {
  let sendings = 0;
  const send: SendFile = (file, options) => {
    sendings += 1;
    return taken(file, options);
  };
  const { used } = open({ open: microphone().open, send, refusals: 1 });
  await record();
  await press("Stop");
  await press("Use this");
  expect(screen.getByRole("button", { name: "Play your recording" })).toBeVisible();
  await press("Use this");
  expect([used, sendings]).toEqual([["f1", "f1"], 1]);
  expect(screen.getByRole("button", { name: "Record" })).toBeVisible();
});

it("closes the microphone where it is cancelled, or its page is left", async () => {
  const { heard, open: opens } = microphone();
  const { unmount } = open({ open: opens });
  await press("Record");
  await press("Cancel");
  expect(heard.closed).toBe(1);
  await record();
  unmount();
  expect(heard.closed).toBe(2);
});
