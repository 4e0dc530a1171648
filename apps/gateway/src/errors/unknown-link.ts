import { UpstreamError } from "./upstream-error.ts";

/** A one-time link that was never given is nobody's: null. Every other failure stays one. */
export const nullWhenUnknown = (error: unknown): null => {
  if (error instanceof UpstreamError && (error.status === 404 || error.status === 422)) return null;
  throw error;
};
