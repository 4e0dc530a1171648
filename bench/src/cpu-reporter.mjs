/** Preloaded into every measured server: reports processor time and memory on request. */
process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system, peakRssKilobytes: process.resourceUsage().maxRSS });
});
// Must not keep the process alive.
process.channel?.unref();
