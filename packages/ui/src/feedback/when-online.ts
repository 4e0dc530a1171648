/** Does something once when the network is back; returns what ends the waiting. */
export function whenOnline(work: () => void): () => void {
  window.addEventListener("online", work, { once: true });
  return () => window.removeEventListener("online", work);
}
