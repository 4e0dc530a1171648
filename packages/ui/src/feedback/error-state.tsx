import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { useEffect, useRef, useState } from "react";
import { CloudOff, RefreshCw } from "../icons.ts";
import { below, color, toneColor } from "../theme/color.ts";

const Frame = styled.section({
  display: "flex",
  alignItems: "flex-start",
  gap: 16,
  padding: "40px 28px",
  margin: "0 auto",
  width: "100%",
  maxWidth: 620,
  "& > div": { minWidth: 0 },
  "& p": { color: color.textSecondary, marginTop: 4, overflowWrap: "anywhere" },
  "& p[data-small]": { fontSize: "0.84375rem", lineHeight: 18 / 13.5, marginTop: 16 },
  "& p[data-small] + p[data-small]": { marginTop: 0 },
  [below.phone]: { padding: "28px 16px" },
});

const Tile = styled.span({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: 40,
  height: 40,
  flexShrink: 0,
  borderRadius: 8,
  backgroundColor: toneColor("trouble").bg,
  color: toneColor("trouble").fg,
});

const Buttons = styled.div({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 12 });

export interface ErrorStateProps {
  /** What failed: "The regions could not be loaded". */
  title: string;
  /** Why, in the words of the answer. */
  message: string;
  /** What is kept; the default fits a page that only reads. */
  kept?: string;
  onRetry?: (() => void) | undefined;
  /** A retry is on its way. */
  retrying?: boolean;
  requestId?: string | undefined;
  /** "making a new curriculum, regions" */
  stillWorks?: string | undefined;
  /** Retry takes the focus; not where the person is working elsewhere on the page. */
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
    <Frame role="alert">
      <Tile>
        <CloudOff size={20} strokeWidth={1.75} aria-hidden />
      </Tile>
      <div>
        <h2>{title}</h2>
        <p>
          {message.replace(/[^.!?]$/, "$&.")} {kept}
        </p>
        <Buttons>
          {onRetry ? (
            <Button
              ref={retry}
              onClick={onRetry}
              aria-busy={retrying || undefined}
              startIcon={<RefreshCw size={16} aria-hidden />}
            >
              {retrying ? "Trying again" : "Retry"}
            </Button>
          ) : null}
          <CopyDetails details={[title, message, requestId && `request ${requestId}`].filter(Boolean).join("\n")} />
        </Buttons>
        {stillWorks ? <p data-small="">Still working: {stillWorks}.</p> : null}
        {requestId ? <p data-small="">request {requestId}</p> : null}
      </div>
    </Frame>
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
    <Button variant="text" onClick={() => void copy()} aria-live="polite">
      {copied ? "Copied" : "Copy details for support"}
    </Button>
  );
}
