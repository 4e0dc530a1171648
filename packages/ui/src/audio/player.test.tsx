import { fireEvent, screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { Player } from "./player.tsx";

/** jsdom plays nothing: what plays is remembered here. */
const playing = new Set<HTMLMediaElement>();
beforeAll(() => {
  Object.defineProperty(HTMLMediaElement.prototype, "paused", {
    get(this: HTMLMediaElement) {
      return !playing.has(this);
    },
  });
  HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
    playing.add(this);
    fireEvent.play(this);
    return Promise.resolve();
  };
  HTMLMediaElement.prototype.pause = function pause(this: HTMLMediaElement) {
    if (playing.delete(this)) fireEvent.pause(this);
  };
});
beforeEach(() => playing.clear());

const button = (name: string) => screen.getByRole("button", { name });

it("plays and pauses by its button, one sound at a time in the whole page", async () => {
  const { user } = show(
    <>
      <Player src="/files/1" label="ákwà" durationMs={900} />
      <Player src="/files/2" label="àkwá" compact />
    </>,
  );
  await user.click(button("Play ákwà"));
  expect(playing.size).toBe(1);
  button("Play àkwá").focus();
  await user.keyboard(" ");
  expect([...playing].map((media) => media.getAttribute("src"))).toEqual(["/files/2"]);
  expect(button("Play ákwà")).toBeVisible();
  await user.click(button("Pause àkwá"));
  expect(playing.size).toBe(0);
});

it("is wound by keys and plays slower when asked", async () => {
  const { user, container } = show(<Player src="/files/1" label="ákwà" durationMs={2_000} />);
  const bar = screen.getByRole("slider", { name: "Position in ákwà" });
  expect(bar).toHaveAttribute("aria-valuetext", "0:00.0 of 0:02.0");
  fireEvent.change(bar, { target: { value: "1500" } });
  const audio = container.querySelector("audio");
  expect(audio?.currentTime).toBe(1.5);
  await user.click(button("Speed 1×, change to 0.75×"));
  expect(audio?.playbackRate).toBe(0.75);
});

it("stops where it leaves the page, and says when it cannot be played", async () => {
  const { user, container, unmount } = show(<Player src="/files/1" label="ákwà" />);
  await user.click(button("Play ákwà"));
  fireEvent.error(container.querySelector("audio") as Element);
  expect(screen.getByRole("alert")).toHaveTextContent("This recording cannot be played right now.");
  unmount();
  expect(playing.size).toBe(0);
});
