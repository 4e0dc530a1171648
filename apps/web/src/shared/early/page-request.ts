import type { EarlyAnswers } from "./early-answers.ts";

/** What the script in index.html has asked for before the portal's own scripts arrived. */
interface PageRequest {
  /** Of the operation. */
  name: string;
  token: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    pageRequest?: PageRequest;
  }
}

/** Hands the page's own request to the client, unless it was sent for another session than the present. */
export function takePageRequest(early: EarlyAnswers, token: string | null): void {
  const request = window.pageRequest;
  delete window.pageRequest;
  if (!request || request.token !== token) return;
  early.keep(
    request.name,
    {},
    token,
    request.answer.then((response) => response.json() as Promise<object>),
  );
}
