/** How many calls are under way at once. */
const atOnce = 4;

/** Does something for each, some at once, begun in their order. */
export async function forEachAtOnce<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const hand = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}
