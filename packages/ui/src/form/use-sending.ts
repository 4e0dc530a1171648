import { useEffect, useRef, useState } from "react";
import { UnfitFile, type SendFile, type SentFile } from "./send-file.ts";

/** The state of a chosen file. */
export type SendingState =
  | { step: "none" }
  | { step: "sending"; name: string; share: number }
  | { step: "failed"; name: string; message: string; isUnfit: boolean };

const none: SendingState = { step: "none" };

/**
 * Uploads one file at a time: `start` replaces a running upload, `again` retries the last one under its key, `cancel`
 * drops it. Resolves to the file, or null if it failed or was cancelled.
 *
 *     const { state, start, again, cancel } = useSending(sendsFiles("cv"));
 */
export function useSending(send: SendFile) {
  const [state, setState] = useState(none);
  const current = useRef<{ file: File; key: string; controller: AbortController } | null>(null);
  useEffect(() => () => current.current?.controller.abort(), []);

  async function run(file: File, key: string): Promise<SentFile | null> {
    current.current?.controller.abort();
    const controller = new AbortController();
    current.current = { file, key, controller };
    const tell = (next: SendingState) => {
      if (!controller.signal.aborted) setState(next);
    };
    tell({ step: "sending", name: file.name, share: 0 });
    const onProgress = (share: number) => tell({ step: "sending", name: file.name, share });
    try {
      const sent = await send(file, { key, signal: controller.signal, onProgress });
      tell(none);
      return controller.signal.aborted ? null : sent;
    } catch (error) {
      const isUnfit = error instanceof UnfitFile;
      tell({ step: "failed", name: file.name, message: (error as Error).message, isUnfit });
      return null;
    }
  }

  return {
    state,
    start: (file: File) => run(file, crypto.randomUUID()),
    again: () => (current.current ? run(current.current.file, current.current.key) : Promise.resolve(null)),
    cancel: () => {
      current.current?.controller.abort();
      current.current = null;
      setState(none);
    },
  };
}
