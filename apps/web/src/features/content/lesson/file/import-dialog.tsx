import { useFormikContext } from "formik";
import { useNavigate } from "react-router-dom";
import { blocksMax } from "@app/domain/content/block-kinds.ts";
import { allowedFiles, fileKinds, fileMessages, tableFiles } from "@app/domain/files/file-kinds.ts";
import { questionExamples, questionFile } from "@app/domain/imports/session-file.ts";
import { FileField } from "@app/ui/form/file-field.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { Button } from "@app/ui/page/button.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { download } from "../../../../shared/files/download.ts";
import { sendsFiles } from "../../../../shared/files/upload-file.ts";
import { useSave } from "../../../../shared/save/use-save.ts";
import { countOf } from "../../../../shared/text/format.ts";
import { importPath } from "../../../imports/import-start.public.ts";
import { BlocksStartDocument } from "./session-file.generated.ts";

interface Values {
  kind: "QUESTIONS" | "SESSION";
  questions: SentFile | null;
  session: SentFile | null;
}

const fieldOf = { QUESTIONS: "questions", SESSION: "session" } as const;
const sendTable = sendsFiles("import");
const sendSession = sendsFiles("session");

const columns = questionFile.columns.map(({ label }) => label);
/** The mark at its start has spreadsheets read it as UTF-8. */
const template = () =>
  `\uFEFF${[columns, ...questionExamples].map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\r\n")}\r\n`;

interface ImportDialogProps {
  lessonId: string;
  name: string;
  onClose: () => void;
}

/** Blocks from a file: it is sent here; what each would do is seen where every import is. */
export function ImportDialog({ lessonId, name, onClose }: ImportDialogProps) {
  const navigate = useNavigate();
  const starting = useSave(BlocksStartDocument, ({ fileImportStart }) => fileImportStart);
  return (
    <FormDialog<Values>
      open
      wide
      onClose={onClose}
      title={`Import blocks into ${name}`}
      saveLabel="Read file"
      initialValues={{ kind: "QUESTIONS", questions: null, session: null }}
      validate={({ kind, ...files }) => (files[fieldOf[kind]] ? {} : { [fieldOf[kind]]: fileMessages.missing })}
      onSubmit={async ({ kind, ...files }, form) => {
        const { payload } = await starting.save({ kind, fileId: files[fieldOf[kind]]?.id ?? "", lessonId }, form);
        if (payload?.import) void navigate(importPath(payload.import.id));
      }}
    >
      <SelectField
        name="kind"
        label="What is in the file"
        options={[
          { value: "QUESTIONS", label: "Questions in a table" },
          { value: "SESSION", label: "A session that was exported" },
        ]}
        wide
      />
      <FileOfKind />
    </FormDialog>
  );
}

function FileOfKind() {
  const { kind } = useFormikContext<Values>().values;
  if (kind === "SESSION") {
    return (
      <>
        <Stack as="p" gap={12} style={{ justifyItems: "start" }}>
          Blocks with the ids of blocks in this session change those. All others are added after the last. Nothing is
          removed, and nothing is saved until you have seen what each block does.
        </Stack>
        <FileField
          name="session"
          label="Session file"
          send={sendSession}
          accept={[...fileKinds.session.types, ".json"]}
          help={`${allowedFiles("session")} and ${countOf(blocksMax, "block")}.`}
        />
      </>
    );
  }
  return (
    <>
      <Stack as="p" gap={12} style={{ justifyItems: "start" }}>
        A file with the columns {columns.join(", ")}; only the first two are needed. Separate options and answers by |,
        and name the correct options by their letters. Nothing is saved until you have seen what each row does.{" "}
        <Button size="small" onClick={() => download("questions.csv", template())}>
          Download template
        </Button>
      </Stack>
      <FileField
        name="questions"
        label="File of questions"
        send={sendTable}
        accept={tableFiles}
        help={`${allowedFiles("import")} and ${countOf(blocksMax, "question")}.`}
      />
    </>
  );
}
