import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { emptyValues, Fields, filledValues } from "./fields.tsx";
import { Opener } from "./sample.tsx";

const nothing = () => undefined;

/** Forms over a page: short, wide with all fields and with what would come of it, and one whose button is hard to take back. */
export function FieldDialogs() {
  return (
    <>
      <Opener label="Add topic">
        {(close) => (
          <FormDialog
            open
            onClose={close}
            title="Add topic"
            saveLabel="Add topic"
            initialValues={{ text: "" }}
            onSubmit={nothing}
          >
            <TextField name="text" label="Name" lang="ig" />
            <ToneBar />
          </FormDialog>
        )}
      </Opener>
      <Opener label="Edit everything">
        {(close) => (
          <FormDialog
            open
            onClose={close}
            title="Edit everything"
            saveLabel="Save changes"
            wide
            marksChanges
            outcome="Lessons that are booked already keep their price."
            initialValues={filledValues}
            onSubmit={nothing}
          >
            <Fields state="filled" />
          </FormDialog>
        )}
      </Opener>
      <Opener label="Suspend account">
        {(close) => (
          <FormDialog
            open
            onClose={close}
            title="Suspend Adaeze Obi"
            saveLabel="Suspend account"
            isAction
            danger
            initialValues={emptyValues}
            onSubmit={nothing}
          >
            <TextField name="text" label="Reason" help="The person reads it." />
          </FormDialog>
        )}
      </Opener>
    </>
  );
}
