let isKept = false;

/** From the first call on, whatever starts to sound on the page stops what sounded before. */
export function keepOneSound(): void {
  if (isKept) return;
  isKept = true;
  // Playing is told to the element alone, but on its way there the document hears of it.
  document.addEventListener(
    "play",
    ({ target }) => {
      for (const media of document.querySelectorAll<HTMLMediaElement>("audio, video"))
        if (media !== target) media.pause();
    },
    true,
  );
}
