import * as z from "zod";
import { registerInput } from "@app/domain/account/activation.ts";
import type { RegisterInput } from "@app/schema/types.generated.ts";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { EntranceFields } from "../guest-layout/guest-layout.tsx";
import { RegisterDocument } from "./register.generated.ts";

const { firstname, lastname, email } = registerInput.shape;
/** The domain's rules under the API's names. */
const rules = z.object({ firstName: firstname, lastName: lastname, email });

/** Who asks to be let in. `onDone` is given what was sent. */
export function RegisterForm({ onDone }: { onDone: (who: RegisterInput) => void }) {
  const { save } = useSave(RegisterDocument, (data) => data.register);
  return (
    <FormFrame<RegisterInput>
      initialValues={{ firstName: "", lastName: "", email: "" }}
      validate={checkWith(rules)}
      onSubmit={async (values, form) => {
        const input = rules.parse(values);
        const { payload } = await save({ input }, form);
        if (payload) onDone(input);
      }}
    >
      <EntranceFields>
        <TextField name="firstName" label="First name" autoComplete="given-name" autoFocus large />
        <TextField name="lastName" label="Last name" autoComplete="family-name" large />
        <ToneBar />
        <TextField name="email" label="Email" type="email" autoComplete="email" large />
        <FormError />
        <SaveButton label="Register" always savingLabel="Registering" large />
      </EntranceFields>
    </FormFrame>
  );
}
