import { useRouteError } from "react-router-dom";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";

/** What browsers call a part of the program that could not be fetched. */
const notFetched = /dynamically imported module|importing a module|failed to fetch/i;

function wordsFor(error: unknown): { title: string; message: string } {
  if (error instanceof Error && notFetched.test(error.message)) {
    return { title: "This page could not be loaded", message: "The portal may have been renewed since you opened it." };
  }
  return { title: "This page stopped working", message: "Something on it went wrong." };
}

/** Stands in for a page that could not be loaded or drawn; loading again brings the present version. */
export function RouteFailure() {
  const words = wordsFor(useRouteError());
  return <ErrorState {...words} onRetry={() => window.location.reload()} stillWorks="all other pages of the menu" />;
}
