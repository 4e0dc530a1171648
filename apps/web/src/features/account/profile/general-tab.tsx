import styled from "@emotion/styled";
import { AvatarForm } from "./avatar-form.tsx";
import { ProfileForm } from "./profile.form.tsx";

const Column = styled.div({ display: "grid", gap: 28, maxWidth: 564 });

/** Picture and profile. */
export function GeneralTab() {
  return (
    <Column>
      <AvatarForm />
      <ProfileForm />
    </Column>
  );
}
