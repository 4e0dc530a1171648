/**
 * Runs small tasks of one kind together, soon after the current responses. In a row they are fast; between other work
 * each costs several times as much.
 */
export function deferredBatch<T>(work: (one: T) => void): (one: T) => void {
  let waiting: T[] = [];
  const doAll = () => {
    const all = waiting;
    waiting = [];
    for (const one of all) work(one);
  };
  return (one) => {
    if (waiting.push(one) === 1) setImmediate(doAll);
  };
}
