// Loaded into a server before its own program: says on being asked what memory it takes.
const mebibytes = (bytes) => Math.round(bytes / 1_048_576);

process.on("message", () => {
  // Twice, since what the first pass ends may leave more to clear away.
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ whole: mebibytes(rss), held: mebibytes(heapUsed + external) });
});
// Who asks may end without a word; the server ends by its own signals then, not by this channel.
process.channel?.unref();
