import { messages } from "@app/domain/messages.ts";
import { Missing } from "@app/ui/feedback/missing.tsx";
import { TextLink } from "@app/ui/link/link.tsx";

/** Stands in where an address names a region, curriculum or part that does not exist. */
export function NotHere({ what }: { what: "region" | "curriculum" | "part" }) {
  return (
    <Missing
      title={messages.missing(what)}
      text="The address may be mistyped, or the page may have moved."
      link={<TextLink href="/app/tutoring/curriculums">Go to curriculums</TextLink>}
    />
  );
}
