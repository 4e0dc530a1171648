import { clientMessages } from "@app/domain/client-messages.ts";

/** The message if a save got no response, after the fixed text: only what is certain. */
export function unansweredWords(unanswered: "offline" | "unknown", isKept: boolean): string {
  const known = unanswered === "offline" ? "Not saved" : "It may not be saved";
  const next = unanswered === "offline" ? "save again when you are online" : "save again";
  return `${clientMessages.network}. ${known}${isKept ? ". Kept on this device" : ""}; ${next}.`;
}
