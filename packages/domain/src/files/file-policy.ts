const playable = /^(?:audio|video)\//;

/**
 * The content policy of a file that is opened by its address: nothing in it runs or is fetched. A recording or a film is
 * drawn by the browser in a page of its own, which has to fetch the file itself.
 */
export const filePolicy = (type: string): string =>
  playable.test(type) ? "default-src 'none'; media-src 'self'" : "default-src 'none'; sandbox";
