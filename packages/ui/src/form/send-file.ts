/** An uploaded file, as a form stores it. */
export interface SentFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
}

interface Sending {
  /** The same for each attempt with one file, so that it is stored once. */
  key: string;
  signal: AbortSignal;
  /** The share sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** What is wrong lies in the file: sending it once more would not help. */
export class UnfitFile extends Error {}

/** Uploads a file; rejects with a message for users. */
export type SendFile = (file: File, sending: Sending) => Promise<SentFile>;
