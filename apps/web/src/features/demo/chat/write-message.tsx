import { chatInputs } from "@app/domain/demo/chat.ts";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { Send } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { touch, useMedia } from "@app/ui/theme/use-media.ts";
import { useUnsavedGuard } from "../../../shared/drafts/unsaved-guard.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { DemoChatSendDocument } from "./chat.generated.ts";
import css from "./chat.module.css";

interface Values {
  body: string;
  attachments: SentFile | null;
}
const inputOf = (threadKey: string, { body, attachments }: Values) => ({
  threadKey,
  body: body.trim(),
  attachments: attachments ? [attachments.id] : [],
});

const check = checkWith<ReturnType<typeof inputOf>>(chatInputs.message);

interface WriteMessageProps {
  threadKey: string;
  /** Reads the conversation anew. */
  onSent: () => Promise<unknown>;
}

/** Writes to a contact, with a file if there is one. */
export function WriteMessage({ threadKey, onSent }: WriteMessageProps) {
  const guard = useUnsavedGuard();
  const isTouch = useMedia(touch);
  const { save, saving } = useSave(DemoChatSendDocument, ({ saved }) => saved);
  return (
    <FormFrame<Values>
      initialValues={{ body: "", attachments: null }}
      validate={(values) => check(inputOf(threadKey, values))}
      onDirtyChange={guard.onDirtyChange}
      questions={guard.dialog}
      onSubmit={async (values, form) => {
        const { body, attachments } = chatInputs.message.parse(inputOf(threadKey, values));
        const input = { body, attachments };
        if (!(await save({ threadKey, input }, form)).payload) return;
        form.resetForm();
        await onSent();
      }}
    >
      <div
        className={css.write}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
            event.currentTarget.closest("form")?.requestSubmit();
        }}
      >
        <FormError />
        <TextArea name="body" label="Message" rows={3} max={2000} autoFocus={!isTouch} />
        <UploadField kind="chat-file" name="attachments" label="Attachment" optional />
        <Button type="submit" main icon={Send} pending={saving}>
          Send
        </Button>
      </div>
    </FormFrame>
  );
}
