import { toast } from "@app/ui/feedback/toasts.tsx";

/** Copies a link and says so; if the browser forbids it, shows the link for copying by hand. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast.done("Link copied.");
  } catch {
    toast.info(address);
  }
}
