/** Preloaded into every measured server: tells the processor time and the memory of the process when asked. */
process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system, peakRssKilobytes: process.resourceUsage().maxRSS });
});
// Being asked is no reason to stay alive.
process.channel?.unref();
