import styled from "@emotion/styled";
import { useQuery } from "@apollo/client/react";
import { accountPaths } from "@app/domain/account/account-paths.ts";
import { AfterAMoment, LoadingNote, SkeletonBar } from "@app/ui/feedback/skeleton.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { color, focusRing } from "@app/ui/theme/color.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import { shownError } from "../../shared/errors/server-error.ts";
import { ContactsDocument, type ContactRowFragment } from "./contacts.generated.ts";

const List = styled.ul({
  listStyle: "none",
  margin: "0 -4px",
  padding: "0 4px",
  maxHeight: "min(420px, 60dvh)",
  overflowY: "auto",
});

const Item = styled.li({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  margin: "0 -4px",
  padding: "0 4px",
  borderRadius: 8,
  "&:has(a):hover": { backgroundColor: color.hover },
  "&:has(a:focus-visible)": { ...focusRing, outlineOffset: -2 },
  "& a": {
    color: "inherit",
    textDecoration: "none",
    outline: "none",
    "&::after": { content: '""', position: "absolute", inset: 0 },
  },
  "& > span:nth-of-type(2)": {
    flex: 1,
    minWidth: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& small": {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    flexShrink: 0,
    fontSize: "0.84375rem",
    color: color.textSecondary,
  },
});

const Online = styled.span({
  width: 8,
  height: 8,
  borderRadius: "50%",
  backgroundColor: color.good,
});

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
    <List aria-label="Contacts">
      {contacts.map((contact) => (
        <ContactItem key={contact.id} contact={contact} onOpen={onOpen} />
      ))}
    </List>
  );
}

function messageOf(error: unknown): { message: string; requestId: string | undefined } {
  const { message, requestId } = shownError(error);
  return { message, requestId: requestId ?? undefined };
}

function ContactItem({ contact, onOpen }: { contact: ContactRowFragment; onOpen: () => void }) {
  const { id, name, avatar, isActive, lastActivity } = contact;
  return (
    <Item>
      <Avatar name={name} src={avatar} size={32} />
      <span>
        <RouteLink href={accountPaths.staffUser(id)} onClick={onOpen}>
          {name}
        </RouteLink>
      </span>
      <small>
        {isActive ? (
          <>
            <Online aria-hidden="true" />
            online
          </>
        ) : lastActivity === null ? (
          "not seen yet"
        ) : (
          <Ago value={lastActivity} />
        )}
      </small>
    </Item>
  );
}

function LoadingContacts() {
  return (
    <AfterAMoment>
      <LoadingNote what="contacts" />
      {[140, 110, 160].map((width) => (
        <Item as="div" key={width} aria-hidden="true">
          <SkeletonBar width={32} height={32} style={{ borderRadius: "50%" }} />
          <SkeletonBar width={width} />
        </Item>
      ))}
    </AfterAMoment>
  );
}
