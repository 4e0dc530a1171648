import { UpstreamError } from "./upstream-error.ts";

/** An unknown one-time link gives null; any other error is rethrown. */
export const nullWhenUnknown = (error: unknown): null => {
  if (error instanceof UpstreamError && (error.status === 404 || error.status === 422)) return null;
  throw error;
};
