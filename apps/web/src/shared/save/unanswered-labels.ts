import { clientMessages } from "@app/domain/client-messages.ts";

/** What a form says where no answer came to its Save, after the fixed text: only what is known to be so. */
export function unansweredWords(unanswered: "offline" | "unknown", isKept: boolean): string {
  const known = unanswered === "offline" ? "Not saved" : "It may not be saved";
  const next = unanswered === "offline" ? "save again when you are online" : "save again";
  return `${clientMessages.network}. ${known}${isKept ? ". Kept on this device" : ""}; ${next}.`;
}
