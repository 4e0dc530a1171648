import { useNavigate } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { allowedFiles, fileMessages, tableFiles } from "@app/domain/files/file-kinds.ts";
import { importRowsMax } from "@app/domain/imports/import-messages.ts";
import { topicKindOf } from "@app/domain/imports/topic-file.ts";
import { FileField } from "@app/ui/form/file-field.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { Button } from "@app/ui/page/button.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { download } from "../../../shared/files/download.ts";
import { sendsFiles } from "../../../shared/files/upload-file.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { countOf } from "../../../shared/text/format.ts";
import { importPath } from "../../imports/import-start.public.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { TopicsStartDocument } from "./import.generated.ts";
import { columnsOf, templateOf } from "./template.ts";

interface Values {
  file: SentFile | null;
}

const send = sendsFiles("import");

/** Topics from a file: it is sent here; what each row would do is seen where every import is. */
export function ImportTopics({ view, onClose }: { view: TreeView; onClose: () => void }) {
  const { curriculum, shape } = view;
  const navigate = useNavigate();
  const starting = useSave(TopicsStartDocument, ({ fileImportStart }) => fileImportStart);

  return (
    <FormDialog<Values>
      open
      wide
      onClose={onClose}
      title={`Import topics into ${curriculum.name}`}
      saveLabel="Read file"
      initialValues={{ file: null }}
      validate={({ file }) => (file ? {} : { file: fileMessages.missing })}
      onSubmit={async ({ file }, form) => {
        const kind = toEnumName(topicKindOf(shape));
        const asked = { kind, fileId: file?.id ?? "", curriculumId: curriculum.id };
        const { payload } = await starting.save(asked, form);
        if (payload?.import) void navigate(importPath(payload.import.id));
      }}
    >
      <Stack gap={12}>
        <p>
          A file with the columns <strong style={{ color: "var(--text)" }}>{columnsOf(shape).join(", ")}</strong>.
          Missing parts above a topic are added. Put several outcomes in one cell, separated by |.
        </p>
        <p>
          Nothing is saved until you have seen what each row does.{" "}
          <Button size="small" onClick={() => download("topics.csv", templateOf(shape))}>
            Download template
          </Button>
        </p>
      </Stack>
      <FileField
        name="file"
        label="File of topics"
        send={send}
        accept={tableFiles}
        help={`${allowedFiles("import")} and ${countOf(importRowsMax, "row")}.`}
      />
    </FormDialog>
  );
}
