import { toast } from "@app/ui/feedback/toasts.tsx";

/** Copies a link, and says so; where the browser does not allow it the link is shown to be copied by hand. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast.done("Link copied.");
  } catch {
    toast.info(address);
  }
}
