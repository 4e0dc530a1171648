import type { EarlyAnswers } from "./prefetched-answers.ts";

/** What the script in the page has asked for before the portal's own scripts arrived. */
interface PageRequest {
  /** Of the operation. */
  name: string;
  variables: object;
  token: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    pageRequests?: readonly PageRequest[];
    /** Asks for the files of the screen at a path, all at once; none in a page that was not built. */
    askForFiles?: (pathname: string) => void;
  }
}

/** Hands the page's own requests to the client, unless they were sent for another session than the present. */
export function takePageRequests(early: EarlyAnswers, session: string | null): void {
  const requests = window.pageRequests ?? [];
  delete window.pageRequests;
  for (const { name, variables, token, answer } of requests) {
    if (token !== session) continue;
    early.keep(
      name,
      variables,
      token,
      answer.then((response) => response.json() as Promise<object>),
    );
  }
}
