import { useRef, useState, type ChangeEvent } from "react";
import { avatarRefusal, avatarTypes, notAPicture } from "@app/domain/account/account.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { onFirstClick } from "@app/ui/feedback/first-click.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Trash2, Upload } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { useViewer } from "../../../shared/session/session-context.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { downscale } from "./downscale.ts";
import { SetAvatarDocument } from "./profile.generated.ts";
import css from "./avatar-form.module.css";

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
      <div className={css.row}>
        <Avatar name={name} src={preview ?? viewer.avatar} size={72} />
        <div className={css.side}>
          <div>
            {preview === null ? (
              <>
                <Button icon={Upload} onClick={() => chooser.current?.click()}>
                  {viewer.avatar === null ? "Choose a picture" : "Change picture"}
                </Button>
                {viewer.avatar === null ? null : (
                  <Button
                    plain
                    icon={Trash2}
                    danger
                    pending={saving}
                    // Where Cancel has just been.
                    onClick={onFirstClick(() => void keep(null))}
                  >
                    Remove
                  </Button>
                )}
              </>
            ) : (
              <>
                <Button pending={saving} onClick={() => void keep(preview)}>
                  Use this picture
                </Button>
                <Button plain onClick={() => setPreview(null)}>
                  Cancel
                </Button>
              </>
            )}
          </div>
          {refusal === null ? (
            <p className={css.note}>PNG, JPG or WebP, up to 2 MB.</p>
          ) : (
            <p className={css.note} role="alert">
              {refusal}
            </p>
          )}
          <VisuallyHidden role="status">
            {preview === null ? "" : "The new picture is shown. It is not saved yet."}
          </VisuallyHidden>
        </div>
      </div>
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
