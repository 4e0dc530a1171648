import { TextLink } from "@app/ui/link/link.tsx";

/** Whom an entry is about; tutors have a page, which opens on a tab. */
export function PersonLink({
  person,
  tab = "journal",
}: {
  person: { id: string; name: string; isTutor: boolean };
  tab?: string;
}) {
  if (!person.isTutor) return person.name;
  return <TextLink href={`/app/tutoring/tutors/${person.id}?tab=${tab}`}>{person.name}</TextLink>;
}
