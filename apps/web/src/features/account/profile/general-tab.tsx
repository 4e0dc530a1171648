import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { AvatarForm } from "./avatar-form.tsx";
import { ProfileForm } from "./profile.form.tsx";

/** Picture and profile. */
export function GeneralTab() {
  return (
    <TabColumn>
      <AvatarForm />
      <ProfileForm />
    </TabColumn>
  );
}
