// Preloaded into a server: reports its memory on request.
const mebibytes = (bytes) => Math.round(bytes / 1_048_576);

process.on("message", () => {
  // Twice, because the first pass may release more.
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ whole: mebibytes(rss), held: mebibytes(heapUsed + external) });
});
// The parent may die; the server must then end by its own signals, not be held by this channel.
process.channel?.unref();
