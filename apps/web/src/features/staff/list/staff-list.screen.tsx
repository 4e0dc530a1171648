import { useQuery } from "@apollo/client/react";
import { accountPaths } from "@app/domain/account/account-paths.ts";
import { Plus } from "@app/ui/icons.ts";
import { ListPage } from "@app/ui/list/list-page.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { listAnswer } from "../../../shared/list/list-answer.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useListState } from "../../../shared/list/use-list-state.ts";
import { StaffDialogs } from "../change/staff-dialogs.tsx";
import { staffColumns } from "./staff.columns.tsx";
import { staffRules, staffVariables } from "./staff.rules.ts";
import { StaffListDocument } from "./staff-list.generated.ts";

/** Everybody who works with the portal, whatever the state of their account. */
export function StaffListScreen() {
  const mayWrite = useCan()("staff:write");
  const { state, onChange, variables } = useListState(staffRules);
  const result = useQuery(StaffListDocument, {
    variables: staffVariables(variables),
    fetchPolicy: "cache-and-network",
  });
  const add: PageAction = { label: "Add staff member", icon: Plus, main: true, href: "/app/management/create/user" };

  return (
    <>
      <ListPage
        title="Staff"
        {...listAnswer(result, (data) => data.staffUsers, ["account", "accounts"])}
        actions={mayWrite ? [add] : []}
        columns={staffColumns}
        state={state}
        onChange={onChange}
        filters={staffRules.filters ?? []}
        searchLabel="Name or email"
        rowHref={({ id }) => accountPaths.staffUser(id)}
        empty={{
          title: "No staff members yet.",
          text: "Add the first staff member. They will get an email with a link to choose a password.",
          action: mayWrite ? add : undefined,
        }}
      />
      <StaffDialogs />
    </>
  );
}
