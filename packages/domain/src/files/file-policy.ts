const playable = /^(?:audio|video)\//;

/**
 * The content security policy of a file opened by its address: nothing in it runs or is fetched. For audio and video
 * the browser makes its own page, which must fetch the file itself.
 */
export const filePolicy = (type: string): string =>
  playable.test(type) ? "default-src 'none'; media-src 'self'" : "default-src 'none'; sandbox";
