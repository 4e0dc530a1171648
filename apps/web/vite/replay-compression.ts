import type { Plugin } from "vite";

/** Has the worker of replays hold Sentry's compression, which is nothing but a side effect, whatever its package says. */
export function replayCompression(): Plugin {
  return {
    name: "replay-compression",
    transform: {
      filter: { id: /@sentry\/replay\/.*\/worker-bundler\.js$/ },
      handler: (code) => ({ code, moduleSideEffects: true }),
    },
  };
}
