import { useEffect } from "react";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";

/** What browsers call a part of the program that could not be fetched. */
const notFetched = /dynamically imported module|importing a module|failed to fetch/i;

const isNotFetched = (error: unknown) => error instanceof Error && notFetched.test(error.message);

function wordsFor(error: unknown): { title: string; message: string } {
  if (isNotFetched(error) && !navigator.onLine) {
    return { title: "You are offline", message: "This page opens by itself when you are online again." };
  }
  if (isNotFetched(error)) {
    return { title: "This page could not be loaded", message: "The portal may have been updated since you opened it." };
  }
  return { title: "This page stopped working", message: "Something went wrong on it." };
}

/** Stands in for a page that could not be loaded or drawn; loading again brings the present version. */
export function RouteFailure({ error }: { error: unknown }) {
  const words = wordsFor(error);

  // What was fetched before the network went is forgotten as failed; only loading again asks for it.
  useEffect(() => {
    if (!isNotFetched(error)) return;
    const again = () => window.location.reload();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [error]);

  return <ErrorState {...words} onRetry={() => window.location.reload()} stillWorks="all other pages in the menu" />;
}
