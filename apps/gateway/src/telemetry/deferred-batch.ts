/**
 * Does small works of one kind together, soon, when what is at hand has been answered. One after the other they are
 * quick; each in between other work costs several times as much.
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
