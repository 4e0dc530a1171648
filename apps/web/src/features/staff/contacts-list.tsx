import { accountPaths } from "@app/domain/account/account-paths.ts";
import { AfterAMoment, LoadingNote, SkeletonBar } from "@app/ui/feedback/skeleton.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { RouteLink } from "@app/ui/link/link.tsx";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import { shownError } from "../../shared/errors/server-error.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { ContactsDocument, type ContactRowFragment } from "./contacts.generated.ts";
import css from "./contacts-list.module.css";

/** Colleagues by their last request: a dot for who is here now, else when they were. */
export function ContactsList({ onOpen }: { onOpen: () => void }) {
  const { data, loading, error, refetch } = useQuery(ContactsDocument, { fetchPolicy: "cache-and-network" });
  const contacts = data?.contacts;

  if (!contacts && loading) return <LoadingContacts />;
  if (!contacts) {
    return <ErrorState title="The contacts could not be loaded" {...messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (contacts.length === 0) return <p>There are no colleagues yet.</p>;
  return (
    <ul className={css.list} aria-label="Contacts">
      {contacts.map((contact) => (
        <ContactItem key={contact.id} contact={contact} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function messageOf(error: unknown): { message: string; requestId: string | undefined } {
  const { message, requestId } = shownError(error);
  return { message, requestId: requestId ?? undefined };
}

function ContactItem({ contact, onOpen }: { contact: ContactRowFragment; onOpen: () => void }) {
  const { id, name, avatar, isActive, lastActivity } = contact;
  return (
    <li className={css.item}>
      <Avatar name={name} src={avatar} size={32} />
      <span>
        <RouteLink href={accountPaths.staffUser(id)} onClick={onOpen}>
          {name}
        </RouteLink>
      </span>
      <small>
        {isActive ? (
          <>
            <span className={css.online} aria-hidden="true" />
            online
          </>
        ) : lastActivity === null ? (
          "not seen yet"
        ) : (
          <Ago value={lastActivity} />
        )}
      </small>
    </li>
  );
}

function LoadingContacts() {
  return (
    <AfterAMoment>
      <LoadingNote what="contacts" />
      {[140, 110, 160].map((width) => (
        <div className={css.item} key={width} aria-hidden="true">
          <SkeletonBar width={32} height={32} style={{ borderRadius: "50%" }} />
          <SkeletonBar width={width} />
        </div>
      ))}
    </AfterAMoment>
  );
}
