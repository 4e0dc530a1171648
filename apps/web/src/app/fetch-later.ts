/** By then the first screen has been drawn with its data, in milliseconds; a browser is idle before that too, while it waits. */
const quietMs = 2_000;

/**
 * Has the browser fetch what opens over pages while it has nothing else to do. It is not run: that is for the first
 * dialog or menu, which then waits for no network, and opens without one. Then does `also` what nobody waits for.
 */
export function fetchLater(also: () => void): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="fetch-later"]')?.content.split(" ") ?? [];
  const fetchIt = () => {
    also();
    for (const href of files) {
      const asked = { rel: "prefetch", as: "script", crossOrigin: "anonymous", href };
      document.head.append(Object.assign(document.createElement("link"), asked));
    }
  };
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(fetchIt, { timeout: quietMs });
    else fetchIt();
  };
  setTimeout(whenIdle, quietMs);
}
