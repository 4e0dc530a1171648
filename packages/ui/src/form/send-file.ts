/** A file that the server has: what a form keeps of it. */
export interface SentFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
}

interface Sending {
  /** The same for each try of one file, so that it is never there twice. */
  key: string;
  signal: AbortSignal;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a file; what it rejects with has a message for people. */
export type SendFile = (file: File, sending: Sending) => Promise<SentFile>;
