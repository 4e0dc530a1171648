import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { useRef, useState, type ChangeEvent } from "react";
import { avatarRefusal, avatarTypes, notAPicture } from "@app/domain/account/account.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { onFirstClick } from "@app/ui/feedback/first-click.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Trash2, Upload } from "@app/ui/icons.ts";
import { color } from "@app/ui/theme/color.ts";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { useViewer } from "../../../shared/session/session-context.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { downscale } from "./downscale.ts";
import { SetAvatarDocument } from "./profile.generated.ts";

const Row = styled.div({ display: "flex", alignItems: "center", gap: 20 });
const Side = styled.div({ minWidth: 0, "& > div": { display: "flex", flexWrap: "wrap", gap: 8 } });
const Note = styled.p({
  marginTop: 6,
  fontSize: "0.84375rem",
  color: color.textSecondary,
  "&[role=alert]": { color: color.danger },
});

const icon = { size: 16, strokeWidth: 2, "aria-hidden": true } as const;

/** The picture beside the name: chosen, made small, looked at, then kept. */
export function AvatarForm() {
  const viewer = useViewer();
  const { save, saving } = useSave(SetAvatarDocument, (data) => data.avatarSet);
  const chooser = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = `${viewer.firstName} ${viewer.lastName}`;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    const refused = avatarRefusal(file);
    setRefusal(refused);
    if (refused !== null) return;
    try {
      setPreview(await downscale(file));
    } catch {
      setRefusal(notAPicture);
    }
  }

  async function keep(image: string | null, version = viewer.version, again = true): Promise<void> {
    const { payload, stale } = await save({ version, input: { image } });
    // A picture stands for itself: what else was changed meanwhile stays.
    if (stale && again) return keep(image, stale.currentVersion, false);
    if (stale) toast.failed(stale.message);
    if (!payload) return;
    setPreview(null);
    toast.done(image === null ? "Picture removed." : "Picture saved.");
  }

  return (
    <Section title="Picture">
      <Row>
        <Avatar name={name} src={preview ?? viewer.avatar} size={72} />
        <Side>
          <div>
            {preview === null ? (
              <>
                <Button startIcon={<Upload {...icon} />} onClick={() => chooser.current?.click()}>
                  {viewer.avatar === null ? "Choose a picture" : "Change picture"}
                </Button>
                {viewer.avatar === null ? null : (
                  <Button
                    variant="text"
                    startIcon={<Trash2 {...icon} />}
                    color="error"
                    aria-busy={saving || undefined}
                    // Where Cancel has just been.
                    onClick={onFirstClick(() => void keep(null))}
                  >
                    Remove
                  </Button>
                )}
              </>
            ) : (
              <>
                <Button aria-busy={saving || undefined} onClick={() => void keep(preview)}>
                  Use this picture
                </Button>
                <Button variant="text" onClick={() => setPreview(null)}>
                  Cancel
                </Button>
              </>
            )}
          </div>
          {refusal === null ? <Note>PNG, JPG or WebP, up to 2 MB.</Note> : <Note role="alert">{refusal}</Note>}
          <VisuallyHidden role="status">
            {preview === null ? "" : "The new picture is shown. It is not saved yet."}
          </VisuallyHidden>
        </Side>
      </Row>
      <input
        ref={chooser}
        type="file"
        accept={avatarTypes.join(",")}
        aria-label="Picture file"
        hidden
        onChange={(event) => void choose(event)}
      />
    </Section>
  );
}
