import { useEffect, useState } from "react";
import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import type { ConfirmDialogProps } from "./confirm-dialog.tsx";

const dialog = lazyWithPreload(async () => (await import("./confirm-dialog.tsx")).ConfirmDialog);

/** A ConfirmDialog for pages. Its file loads after the page's, before it is needed, so it works without a network. */
export function Confirm(props: ConfirmDialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  useEffect(() => dialog.load(), []);
  return wasOpen ? <dialog.Part {...props} /> : null;
}
