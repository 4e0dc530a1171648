import type { PrefetchedAnswers } from "./prefetched-answers.ts";

/** Requests made by the page's inline script before the portal's scripts arrived. */
interface PageRequest {
  /** The operation's name. */
  name: string;
  variables: object;
  token: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    pageRequests?: readonly PageRequest[];
    /** Requests the files of the screen at a path, all at once; missing in an unbuilt page. */
    askForFiles?: (pathname: string) => void;
  }
}

/** Passes the page's own requests to the client, unless they belong to another session. */
export function takePageRequests(early: PrefetchedAnswers, session: string | null): void {
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
