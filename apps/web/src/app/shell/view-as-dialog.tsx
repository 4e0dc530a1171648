import { useNavigate } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { viewableRoles, viewAsMinutes, type ViewableRole } from "@app/domain/account/view-as.ts";
import { homeOf } from "@app/domain/permissions.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { isAnythingUnsaved } from "../../shared/drafts/unsaved.ts";
import { useConfirmed } from "../../shared/save/use-confirmed.ts";
import { useSave } from "../../shared/save/use-save.ts";
import { useSession } from "../../shared/session/session-context.ts";
import { roleName } from "../../shared/text/format.ts";
import { ViewAsBeginDocument } from "./view-as.generated.ts";
import css from "./view-as-dialog.module.css";

/** Which role a super-admin wants to see the portal as; it opens on that role's home page. */
export function ViewAsDialog({ onClose }: { onClose: () => void }) {
  const unsaved = isAnythingUnsaved();
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="View as another role"
      buttons={<Button onClick={onClose}>Cancel</Button>}
    >
      <p>
        You will see the portal as that role does, for up to {viewAsMinutes} minutes. Nothing can be changed meanwhile.
      </p>
      {unsaved ? <p role="alert">Save or discard your changes on this page first.</p> : null}
      <ul className={css.roles}>
        {viewableRoles.map((role) => (
          <li key={role}>
            <ViewAsButton role={role} disabled={unsaved} onClose={onClose} />
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}

function ViewAsButton({ role, disabled, onClose }: { role: ViewableRole; disabled: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { view } = useSession();
  const { save, saving } = useSave(ViewAsBeginDocument, ({ viewAsBegin }) => viewAsBegin);
  const { error, confirm } = useConfirmed(
    (form) => save({ role: toEnumName(role) }, form),
    ({ accessToken }) => {
      if (accessToken === null) return;
      onClose();
      view(accessToken);
      void navigate(homeOf(role));
    },
  );
  return (
    <>
      <Button disabled={disabled} pending={saving} onClick={confirm}>
        {roleName(role)}
      </Button>
      {error === undefined ? null : <p role="alert">{error}</p>}
    </>
  );
}
