import { useEffect, useRef, useState } from "react";
import { CloudOff, RefreshCw } from "../icons.ts";
import { Button } from "../page/button.tsx";
import css from "./error-state.module.css";

export interface ErrorStateProps {
  /** What failed: "The regions could not be loaded". */
  title: string;
  /** The reason, from the response. */
  message: string;
  /** What is not lost; the default suits a page that only reads. */
  kept?: string;
  onRetry?: (() => void) | undefined;
  /** A retry is in progress. */
  retrying?: boolean;
  requestId?: string | undefined;
  /** "making a new curriculum, regions" */
  stillWorks?: string | undefined;
  /** Focus Retry, unless the user is working elsewhere on the page. */
  focusRetry?: boolean;
}

/** What failed, that nothing is lost, Retry, and what still works. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    message,
    kept = "Nothing you saved is lost.",
    onRetry,
    retrying = false,
    requestId,
    stillWorks,
    focusRetry = true,
  } = props;
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusRetry) retry.current?.focus({ preventScroll: true });
  }, [focusRetry]);

  return (
    <section className={css.frame} role="alert">
      <span className={css.tile}>
        <CloudOff size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div>
        <h2>{title}</h2>
        <p>
          {message.replace(/[^.!?]$/, "$&.")} {kept}
        </p>
        <div className={css.buttons}>
          {onRetry ? (
            <Button ref={retry} onClick={onRetry} pending={retrying} icon={RefreshCw}>
              {retrying ? "Trying again" : "Retry"}
            </Button>
          ) : null}
          <CopyDetails details={[title, message, requestId && `request ${requestId}`].filter(Boolean).join("\n")} />
        </div>
        {stillWorks ? <p data-small="">Still working: {stillWorks}.</p> : null}
        {requestId ? <p data-small="">request {requestId}</p> : null}
      </div>
    </section>
  );
}

function CopyDetails({ details }: { details: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const page = `${details}\n${window.location.href}\n${new Date().toISOString()}`;
    await navigator.clipboard.writeText(page);
    setCopied(true);
  };
  return (
    <Button plain onClick={() => void copy()} aria-live="polite">
      {copied ? "Copied" : "Copy details for support"}
    </Button>
  );
}
