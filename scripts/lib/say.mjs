const heartbeatMs = 60_000;

/** @param {number} since milliseconds, as `performance.now()` gives them */
function secondsSince(since) {
  const seconds = (performance.now() - since) / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/** The step whose line is being kept up to date; at most one. @type {{ clear(): void, draw(): void } | null} */
let current = null;

/** Prints a line without breaking the one that is being kept up to date. @param {string} text */
export function say(text) {
  current?.clear();
  process.stdout.write(`${text}\n`);
  current?.draw();
}

/** The same on standard error. @param {string} text */
export function complain(text) {
  current?.clear();
  process.stderr.write(`${text}\n`);
  current?.draw();
}

/**
 * Shows what is being done and for how long: on a terminal in one line that counts, elsewhere in a line now and then.
 * @param {string} doing for example "Installing packages"
 */
export function step(doing) {
  const started = performance.now();
  const live = process.stdout.isTTY;
  const line = {
    clear: () => void (live && process.stdout.write("\r\u001b[2K")),
    draw: () => void (live && process.stdout.write(`\r\u001b[2K${doing} … ${secondsSince(started)}`)),
  };
  if (live) line.draw();
  else say(`${doing} …`);
  current = line;
  const timer = setInterval(
    () => {
      if (live) line.draw();
      else say(`  still at it, ${secondsSince(started)}`);
    },
    live ? 100 : heartbeatMs,
  );
  timer.unref();
  const end = () => {
    clearInterval(timer);
    line.clear();
    if (current === line) current = null;
  };
  return {
    /** @param {string} done for example "Installed packages" */
    done(done) {
      end();
      say(`${done} in ${secondsSince(started)}`);
    },
    /** Takes the line away without a word: somebody else says how it ended. */
    drop: end,
  };
}
