import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { SessionWriteDocument } from "./builder.generated.ts";

/** How often it is said again that somebody writes here, in milliseconds; the server forgets them after three times that. */
const saidEveryMs = 20_000;

/** Says that this person has a session open to write in it, for as long as it is: the others see so before they save. */
export function usePresence(lessonId: string): void {
  const client = useApolloClient();
  useEffect(() => {
    const say = (isHere: boolean) =>
      void client.mutate({ mutation: SessionWriteDocument, variables: { lessonId, isHere } }).catch(() => undefined);
    const sayHere = () => {
      if (document.visibilityState === "visible") say(true);
    };
    sayHere();
    const timer = setInterval(sayHere, saidEveryMs);
    document.addEventListener("visibilitychange", sayHere);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", sayHere);
      say(false);
    };
  }, [client, lessonId]);
}
