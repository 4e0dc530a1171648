import { setTimeout as sleep } from "node:timers/promises";
import { Mistake } from "./mistake.mjs";
import { complain } from "./say.mjs";
import { startServer, waitUntilReady } from "./servers.mjs";

const firstWaitMs = 1000;
const longestWaitMs = 30_000;
/** A server that was up for so long is started again as soon as the first time. */
const steadyMs = 60_000;
/** After so many ends in a row, each soon after the start, it will not come up by itself. */
const mostRestarts = 6;

/**
 * Starts one server, and starts it again whenever it ends although nobody has asked it to: after a second, then after
 * twice as long each time.
 * @param {import("./children.mjs").Children} children
 * @param {Parameters<typeof startServer>[1]} server
 * @param {readonly string[]} addresses what answers well once it is up
 */
export function keepUp(children, server, addresses) {
  let current = startServer(children, server);
  let ready = false;

  async function watch() {
    for (let restarts = 0; ;) {
      const from = performance.now();
      /** @type {Error} */
      const end = await current.died.catch((error) => error);
      // Stopping ends everything by itself.
      if (children.stopping) await forever();
      if (!ready) throw end;
      if (performance.now() - from > steadyMs) restarts = 0;
      if (restarts === mostRestarts) throw new Mistake(`${end.message} It was started again ${mostRestarts} times.`);
      const waitMs = Math.min(firstWaitMs * 2 ** restarts, longestWaitMs);
      restarts += 1;
      complain(`${end.message} Starting again in ${waitMs / 1000} s.`);
      await sleep(waitMs);
      if (children.stopping) await forever();
      current = startServer(children, server);
      current.isReady();
      void tellOnceUp(current);
    }
  }

  /** @param {typeof current} started */
  async function tellOnceUp(started) {
    const up = Promise.all(addresses.map(waitUntilReady)).then(
      () => true,
      () => false,
    );
    const isUp = await Promise.race([up, started.died.catch(() => false)]);
    if (isUp && started === current && !children.stopping) complain(`${server.name}: up again.`);
  }

  const died = watch();
  died.catch(() => undefined);
  return {
    /** Rejects when it cannot be kept up; without words when it has said why it cannot start. */
    died,
    /** From now on it is started again when it ends. */
    isReady() {
      ready = true;
      current.isReady();
    },
  };
}

/** @returns {Promise<never>} */
const forever = () => new Promise(() => undefined);
