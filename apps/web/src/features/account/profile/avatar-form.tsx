import { useRef, useState, type ChangeEvent } from "react";
import { allowedFiles, fileKinds, fileRefusal } from "@app/domain/files/file-kinds.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { onFirstClick } from "@app/ui/feedback/first-click.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { useSending } from "@app/ui/form/use-sending.ts";
import { Trash2, Upload } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { sendsFiles } from "../../../shared/files/upload-file.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { downscale } from "./downscale.ts";
import { SetAvatarDocument } from "./profile.generated.ts";
import css from "./avatar-form.module.css";

interface Chosen {
  file: File;
  /** Null where the browser cannot show it. */
  preview: string | null;
  /** What the server has of it: a save that fails does not send it again. */
  sent: SentFile | null;
}

const sendAvatar = sendsFiles("avatar");

/** The picture beside the name: chosen, made small, looked at, then sent and kept. */
export function AvatarForm() {
  const viewer = useViewer();
  const { save, saving } = useSave(SetAvatarDocument, (data) => data.avatarSet);
  const sending = useSending(sendAvatar);
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = `${viewer.firstName} ${viewer.lastName}`;
  const problem = sending.state.step === "failed" ? sending.state.message : refusal;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    const refused = fileRefusal("avatar", file);
    setRefusal(refused);
    sending.cancel();
    if (refused !== null) return;
    try {
      setChosen({ ...(await downscale(file)), sent: null });
    } catch {
      // The browser does not say what is wrong with it; the server does, and may know more of pictures.
      const sent = await sending.start(file);
      if (sent) setChosen({ file, preview: null, sent });
    }
  }

  async function keep(fileId: string | null, version = viewer.version, again = true): Promise<void> {
    const { payload, stale } = await save({ version, input: { fileId } });
    // A picture stands for itself: what else was changed meanwhile stays.
    if (stale && again) return keep(fileId, stale.currentVersion, false);
    if (stale) toast.failed(stale.message);
    if (!payload) return;
    setChosen(null);
    toast.done(fileId === null ? "Image removed." : "Image saved.");
  }

  async function sendAndKeep(picture: Chosen) {
    const isAgain = sending.state.step === "failed";
    const sent = picture.sent ?? (await (isAgain ? sending.again() : sending.start(picture.file)));
    if (!sent) return;
    setChosen({ ...picture, sent });
    await keep(sent.id);
  }

  return (
    <Section title="Picture">
      <div className={css.row}>
        <Avatar name={name} src={chosen?.preview ?? viewer.avatar} size={72} />
        <div className={css.side}>
          <div>
            {chosen === null ? (
              <>
                <Button icon={Upload} onClick={() => chooser.current?.click()}>
                  {viewer.avatar === null ? "Choose an image" : "Change image"}
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
                <Button pending={saving || sending.state.step === "sending"} onClick={() => void sendAndKeep(chosen)}>
                  Use this image
                </Button>
                <Button
                  plain
                  onClick={() => {
                    sending.cancel();
                    setChosen(null);
                  }}
                >
                  Cancel
                </Button>
              </>
            )}
          </div>
          {problem === null ? (
            <p className={css.note}>{allowedFiles("avatar")}.</p>
          ) : (
            <p className={css.note} role="alert">
              {problem}
            </p>
          )}
          <VisuallyHidden role="status">
            {chosen === null ? "" : "The new image is shown but not saved yet."}
          </VisuallyHidden>
        </div>
      </div>
      <input
        ref={chooser}
        type="file"
        accept={fileKinds.avatar.types.join(",")}
        aria-label="Image file"
        hidden
        onChange={(event) => void choose(event)}
      />
    </Section>
  );
}
