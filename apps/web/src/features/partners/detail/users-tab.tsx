import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { PartnerRecordFragment } from "../partner.generated.ts";
import { roleWord } from "../users/user-labels.ts";
import { UserStatus } from "../users/user-status.tsx";
import { UsersOfPartnerDocument, type PartnerUserRowFragment } from "../users/user.generated.ts";
import { partnerUserCreatePath, partnerUserKind, partnerUserPath, partnerUsersPath } from "../users/user.kind.ts";

/** Who works for a partner. */
export function UsersTab({ record: { id, status } }: { record: PartnerRecordFragment }) {
  const mayAdd = useCan()(partnerUserKind.write) && status !== "ENDED";
  const { data, loading, error, refetch } = useQuery(UsersOfPartnerDocument, {
    variables: { partnerId: id },
    fetchPolicy: "cache-and-network",
  });
  const users = data?.partnerUsers?.items;
  if (!users) return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("users", error, refetch)} />;
  const current = users.filter(({ status: own }) => own !== "DEACTIVATED");
  const former = users.filter(({ status: own }) => own === "DEACTIVATED");
  const add = <TextLink href={partnerUserCreatePath(id)}>Add partner user</TextLink>;
  const inList = <TextLink href={`${partnerUsersPath}?partnerId=${id}`}>Search and change many</TextLink>;
  return (
    <TabColumn>
      <Section
        title="Users"
        note="By surname."
        actions={
          <>
            {current.length > 1 ? inList : null} {mayAdd ? add : null}
          </>
        }
      >
        {current.length === 0 ? <p>Nobody works for this partner yet. The first user is its owner.</p> : null}
        <UserLines users={current} />
      </Section>
      {former.length > 0 ? (
        <Section title="Deactivated">
          <UserLines users={former} />
        </Section>
      ) : null}
    </TabColumn>
  );
}

const UserLines = ({ users }: { users: readonly PartnerUserRowFragment[] }) => (
  <LineList>
    {users.map((user) => (
      <li key={user.id}>
        <p>
          <TextLink href={partnerUserPath(user.id)}>{user.name}</TextLink>
          <small>
            {roleWord(user.partnerRole)} · {user.email}
          </small>
        </p>
        <UserStatus user={user} />
      </li>
    ))}
  </LineList>
);
