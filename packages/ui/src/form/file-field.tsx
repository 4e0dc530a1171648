import { useField } from "formik";
import { useRef, type DragEvent } from "react";
import { onFirstClick } from "../feedback/first-click.ts";
import { RotateCcw, Trash2, Upload, X } from "../icons.ts";
import { Button } from "../page/button.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import type { SendFile, SentFile } from "./send-file.ts";
import { useSending, type SendingState } from "./use-sending.ts";
import css from "./file-field.module.css";

interface FileFieldProps extends FieldProps {
  send: SendFile;
  /** Media types for the file chooser. */
  accept: readonly string[];
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Why nothing may be saved yet. */
const withoutFile = {
  none: undefined,
  sending: "Wait until the file has been uploaded.",
  failed: "The file was not uploaded. Choose another, or discard it.",
} as const satisfies Record<SendingState["step"], string | undefined>;

/** The line about the file in the box. */
function Line({ state, file, empty }: { state: SendingState; file: SentFile | null; empty: string }) {
  if (state.step === "sending") {
    return (
      <span className={css.line}>
        <span className={css.name}>{state.name}</span>
        <progress className={css.progress} value={state.share} aria-label={`Uploading ${state.name}`} />
      </span>
    );
  }
  if (state.step === "failed") return <span className={css.name}>{state.name}</span>;
  if (!file) return <span className={css.empty}>{empty}</span>;
  return (
    <span className={css.line}>
      <span className={css.name}>{file.name}</span>
      <span className={css.size}>{sizeOf(file.size)}</span>
    </span>
  );
}

/**
 * A file that is chosen or dropped and uploaded at once. The form value is the server's file, so a failed save does not
 * lose it. An upload can be cancelled, and retried or discarded if it failed: until then nothing can be saved.
 *
 *     <FileField name="cv" label="CV" send={sendsFiles("cv")} accept={fileKinds.cv.types} help="PDF, up to 5 MB." />
 */
export function FileField({ send, accept, ...frame }: FileFieldProps) {
  const { name, label, disabled = false } = frame;
  const { state, start, again, cancel } = useSending(send);
  // Saving during an upload, or after one that failed, would lose the file.
  const validate = () => withoutFile[state.step];
  const [{ value }, , { setValue, setTouched, setError }] = useField<SentFile | null>({ name, validate });
  const chooser = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);

  async function take(sending: Promise<SentFile | null>) {
    const sent = await sending;
    if (!sent) return;
    // Checked now, it would still be found on its way.
    await setValue(sent, false);
    setError(undefined);
  }
  function choose(file: File | undefined) {
    if (!file || disabled) return;
    setError(undefined);
    void take(start(file));
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  }
  // The button that was pressed goes away.
  const toChooser = () => chooseButton.current?.focus();
  const clear = () => {
    cancel();
    void setValue(null);
    void setTouched(true, false);
    toChooser();
  };
  const discard = () => {
    cancel();
    setError(undefined);
    toChooser();
  };

  return (
    <FieldFrame
      {...frame}
      {...(state.step === "failed" && {
        help: (
          <span className={css.failed} role="alert">
            {state.message}
          </span>
        ),
      })}
    >
      {({ control, hasError, labelId }) => (
        <div
          className={css.box}
          data-error={hasError || state.step === "failed" ? "" : undefined}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <Line state={state} file={value} empty="Choose a file, or drop it here." />
          {state.step === "sending" ? (
            <Button size="small" plain icon={X} onClick={onFirstClick(cancel)}>
              Cancel
            </Button>
          ) : (
            <>
              {state.step === "failed" ? (
                <>
                  {state.isUnfit ? null : (
                    <Button size="small" plain icon={RotateCcw} onClick={() => void take(again())}>
                      Try again
                    </Button>
                  )}
                  <Button size="small" plain icon={X} onClick={onFirstClick(discard)}>
                    Discard
                  </Button>
                </>
              ) : null}
              {value && !disabled && state.step !== "failed" ? (
                <Button size="small" plain icon={Trash2} onClick={onFirstClick(clear)}>
                  Remove
                </Button>
              ) : null}
              <Button
                ref={chooseButton}
                size="small"
                icon={Upload}
                disabled={disabled}
                aria-describedby={labelId}
                onClick={() => chooser.current?.click()}
              >
                {value ? "Replace" : "Choose"}
              </Button>
            </>
          )}
          <input
            {...control}
            ref={chooser}
            type="file"
            accept={accept.join(",")}
            aria-label={label}
            disabled={disabled}
            hidden
            onChange={({ target }) => {
              choose(target.files?.[0]);
              target.value = "";
            }}
          />
          <VisuallyHidden role="status">
            {value && state.step === "none" ? `${value.name} is uploaded.` : ""}
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  );
}
